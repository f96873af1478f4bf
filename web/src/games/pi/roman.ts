/** The numbers of mini-games, as they are printed on the tracks. */
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
