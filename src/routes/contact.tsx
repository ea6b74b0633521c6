import { closedDays } from "../../data/closed-days.ts";
import { contactPage } from "../../data/contact.ts";
import { contact } from "../../data/forms/contact.ts";
import { officeHours } from "../../data/office-hours.ts";
import { site } from "../../data/site.ts";
import { SiteForm } from "../forms/site-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { ByTheClock, OfficeHours, OpenNow, Urgent } from "../sections/contact/office-hours.tsx";
import { ContactHero, DirectContact, formTitleId, QuickActions, WriteToUs } from "../sections/contact/write-to-us.tsx";

export const meta = pageMeta("/contact");

export default function Contact() {
  const { hero, form, direct, quickActions, hours, urgent } = contactPage;
  return (
    <>
      <ContactHero {...hero} />
      <WriteToUs copy={form} form={<SiteForm name="contact" form={contact} labelledBy={formTitleId} />}>
        <DirectContact {...direct} />
        <QuickActions {...quickActions} />
      </WriteToUs>
      <ByTheClock>
        <OfficeHours
          copy={hours}
          status={
            <OpenNow days={officeHours.days} closures={closedDays} timeZone={site.timeZone} copy={hours.status} />
          }
        />
        <Urgent {...urgent} />
      </ByTheClock>
    </>
  );
}
