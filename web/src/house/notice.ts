import { taste } from "./taste.svelte";

/** Ask the browser whether it may tell of one's turn; it asks the person. */
export async function askToNotify(on: boolean): Promise<void> {
  const may = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
  taste.like("notify", may);
}

/** Tell of something while another tab is looked at; a touch on it leads here. */
export function notify(title: string, body: string): void {
  if (!taste.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  show(title, body);
}

/** Some browsers on phones know notices, and refuse to make one: there sound and the tab's title must do. */
function show(title: string, body: string): void {
  try {
    const notice = new Notification(title, { body, tag: location.pathname });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    taste.like("notify", false);
  }
}
