import { contactPage } from "../../data/contact.ts";
import { closuresAt, officeHours } from "../../data/office-hours.ts";
import { site } from "../../data/site.ts";
import { Island } from "../components/island.tsx";
import { builtAt } from "../components/use-hydrated.ts";
import { ContactForm } from "../islands/contact-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { ByTheClock, OfficeHours, Urgent } from "../sections/contact/office-hours.tsx";
import { OpenNow } from "../sections/contact/open-now.tsx";
import { ContactHero, DirectContact, formTitleId, QuickActions, WriteToUs } from "../sections/contact/write-to-us.tsx";

export const meta = pageMeta("/contact");

export default function Contact() {
  const { hero, form, direct, quickActions, hours, urgent } = contactPage;
  return (
    <>
      <ContactHero {...hero} />
      <WriteToUs
        copy={form}
        form={
          <Island>
            <ContactForm labelledBy={formTitleId} />
          </Island>
        }
      >
        <DirectContact {...direct} />
        <QuickActions {...quickActions} />
      </WriteToUs>
      <ByTheClock>
        <OfficeHours
          copy={hours}
          status={
            <OpenNow
              days={officeHours.days}
              closures={closuresAt(builtAt)}
              timeZone={site.timeZone}
              copy={hours.status}
            />
          }
        />
        <Urgent {...urgent} />
      </ByTheClock>
    </>
  );
}
