import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { checkouts } from "../../data/checkouts.ts";
import { paidCopy } from "../../data/forms/paid.ts";
import { paidPage } from "../../data/pages.ts";
import { trackCheckout } from "../analytics/track.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { Paid } from "../sections/answer/paid.tsx";
import type { Route } from "./+types/paid.ts";

export const meta = () => unlistedHead(paidPage);

/** Runs at build time, so that only keys and prices of products reach this page. */
export function loader() {
  return checkouts;
}

export default function PaidRoute({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  useEffect(() => {
    const paid = loaderData.find(({ key }) => key === new URLSearchParams(search).get("for"));
    if (paid) trackCheckout("completed", paid);
  }, [loaderData, search]);
  return <Paid words={paidCopy} />;
}
