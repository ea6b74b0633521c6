import { closedDays } from "../../data/closed-days.ts";
import { contactPage } from "../../data/contact.ts";
import { officeHours } from "../../data/office-hours.ts";
import { site } from "../../data/site.ts";
import { OpenNow } from "../sections/contact/open-now.tsx";

export function OfficeStatus() {
  const { status } = contactPage.hours;
  return <OpenNow days={officeHours.days} closures={closedDays} timeZone={site.timeZone} copy={status} />;
}
