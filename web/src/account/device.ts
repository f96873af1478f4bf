const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"]; // the first that is named: later ones are named for company
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux"];

/** What a browser calls itself, in two words; none for a browser that says nothing known. */
export function device(agent: string): string {
  const named = [BROWSERS, SYSTEMS].map((names) => names.find((name) => agent.includes(name)));
  return named.filter(Boolean).join(" · ");
}
