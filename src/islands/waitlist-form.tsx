import { founding } from "../../data/academy-dates.ts";
import { waitlist } from "../../data/forms/waitlist.ts";
import { track } from "../analytics/track.ts";
import { SiteForm } from "../forms/site-form.tsx";
import { endedOffer, openWaitlist } from "../programs/plans.ts";

export function WaitlistForm({ labelledBy }: { labelledBy: string }) {
  return (
    <SiteForm
      name="waitlist"
      form={waitlist}
      formAt={(now) => openWaitlist(waitlist, founding, now)}
      ended={({ plan }, now) => endedOffer(founding, plan, now)}
      labelledBy={labelledBy}
      onSent={() => {
        track("waitlist_joined", {});
        track("email_captured", { source: "waitlist" });
      }}
    />
  );
}
