import { checkouts } from "../../data/checkouts.ts";
import { paidCopy } from "../../data/forms/paid.ts";
import { paidPage } from "../../data/pages.ts";
import { Island } from "../components/island.tsx";
import { PaymentRecord } from "../islands/payment-record.tsx";
import { unlistedHead } from "../layout/page-meta.ts";
import { Paid } from "../sections/answer/paid.tsx";

export const meta = () => unlistedHead(paidPage);

export default function PaidRoute() {
  return (
    <>
      <Paid words={paidCopy} />
      <Island>
        <PaymentRecord checkouts={checkouts} gifts={[]} />
      </Island>
    </>
  );
}
