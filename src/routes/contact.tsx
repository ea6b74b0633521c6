import { contactPage } from "../../data/contact.ts";
import { Island } from "../components/island.tsx";
import { ContactForm } from "../islands/contact-form.tsx";
import { OfficeStatus } from "../islands/office-status.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { ByTheClock, OfficeHours, Urgent } from "../sections/contact/office-hours.tsx";
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
            <Island>
              <OfficeStatus />
            </Island>
          }
        />
        <Urgent {...urgent} />
      </ByTheClock>
    </>
  );
}
