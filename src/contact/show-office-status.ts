import {
  type Closure,
  closureText,
  type OfficeDay,
  type OfficeStatusCopy,
  officeStatus,
  officeStatusText,
  zoneName,
} from "./office-status.ts";

export interface Office {
  days: readonly OfficeDay[];
  closures: readonly Closure[];
  /** IANA name. */
  timeZone: string;
  copy: OfficeStatusCopy & Parameters<typeof closureText>[3];
}

/** Attribute of the element that `showOfficeStatus` fills. Its value is an `Office`, as JSON. */
export const officeStatusAttribute = "data-office-status";

/** Milliseconds between updates. */
const interval = 60_000;

/** Shows whether the office is open, and any closure within the next week, according to the visitor's clock. */
export function showOfficeStatus(): void {
  const place = document.querySelector(`[${officeStatusAttribute}]`);
  if (!place) return;
  const update = () => show(place, new Date());
  update();
  setInterval(update, interval);
}

function show(place: Element, now: Date): void {
  const { days, closures, timeZone, copy }: Office = JSON.parse(place.getAttribute(officeStatusAttribute) ?? "");
  const [status, closure] = place.querySelectorAll("p");
  const current = officeStatus(now, days, timeZone, closures);
  setText(status, officeStatusText(current, copy, zoneName(now, current, timeZone)));
  setText(closure, closureText(now, timeZone, closures, copy));
}

/** Sets the text of a line. Leaves an unchanged text alone, because a translation tool may have changed its nodes. */
function setText(line: HTMLElement | undefined, text = ""): void {
  if (!line || line.dataset.text === text) return;
  line.dataset.text = text;
  line.textContent = text;
  line.hidden = text === "";
}
