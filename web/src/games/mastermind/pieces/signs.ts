/** Line drawings of our own in a square of 24, by the thing they stand for. */
export const SIGNS: Record<string, string> = {
  "power:investigation": "M10.5 4.2a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6ZM15.2 15.2l5.6 5.6",
  "power:surveillance":
    "M2 12c3-4.7 6.5-6.8 10-6.8S19 7.3 22 12c-3 4.7-6.5 6.8-10 6.8S5 16.7 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  "power:special_election": "M5 9.5 3 17.5h18l-2-8ZM12 2v5M9.5 4.8 12 7.3l2.5-2.5M7 13.5h10M3 21h18",
  "power:purge": "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6",
  "token:barred": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6.2 17.8 17.8 6.2",
  "token:confirmed": "M3 13c2.7-4.2 5.8-6 9-6s6.3 1.8 9 6c-2.7 4.2-5.8 6-9 6s-6.3-1.8-9-6ZM4 22 20 3",
  "token:investigated": "M10.5 4.2a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6ZM15.2 15.2l5.6 5.6",
  "token:next": "M4 12h14M12 5l7 7-7 7",
  "token:danger": "M12 3.5 22 21H2ZM12 9.5v5M12 17.6v.4",
  speak:
    "M4 4h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 16h-8l-5 4.5V16H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 4Z",
  silent:
    "M4 4h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 16h-8l-5 4.5V16H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 4ZM8.5 7.5l7 5.5M15.5 7.5l-7 5.5",
  cover: "M3 8c2.5 4.2 5.6 6.3 9 6.3S18.5 12.2 21 8M5.5 11.5 3.5 14M12 14.5V18M18.5 11.5l2 2.5",
};
