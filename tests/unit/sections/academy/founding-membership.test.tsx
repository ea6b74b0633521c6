import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { waitlist } from "../../../../data/forms/waitlist.ts";
import { foundingOfferAt } from "../../../../data/plan-offers.ts";
import { renderOnPage } from "../../on-page.tsx";
// Preloads the form's lazy modules, so that a slow machine does not matter.
import "../../../../src/forms/checkbox-control.tsx";
import "../../../../src/forms/site-form-body.tsx";
import { SiteForm } from "../../../../src/forms/site-form.tsx";
import { endedOffer, openWaitlist } from "../../../../src/programs/plans.ts";
import { FoundingSection } from "../../../../src/sections/academy/pricing.tsx";

const offer = foundingOfferAt(new Date("2026-11-22T12:00:00Z"));

function openAt(now: string) {
  vi.setSystemTime(now);
  sessionStorage.clear();
  renderOnPage(
    <>
      <FoundingSection offer={offer} />
      <SiteForm
        name="waitlist"
        form={waitlist}
        formAt={(at) => openWaitlist(waitlist, offer, at)}
        ended={({ plan }, at) => endedOffer(offer, plan, at)}
      />
    </>,
    offer.join.to,
  );
  return screen.findByLabelText("Plan you have in mind");
}

const choices = (select: HTMLElement) => within(select).getAllByRole<HTMLOptionElement>("option");

afterEach(() => void vi.useRealTimers());

it("is offered until the last minute and selected by its link", async () => {
  const plan = await openAt("2026-12-31T23:30:00-05:00");
  expect(plan).toHaveValue("founding");
  expect(screen.getByRole("link", { name: offer.join.label })).toBeVisible();
  expect(screen.getByText(offer.terms)).toBeVisible();
  expect(screen.queryByText(offer.ended.text)).toBeNull();
});

it("is replaced by a notice after it ends", async () => {
  const plan = await openAt("2027-01-01T00:00:00-05:00");
  expect(plan).toHaveValue("undecided");
  expect(choices(plan).map(({ value }) => value)).not.toContain("founding");
  expect(choices(plan).map(({ value }) => value)).toContain("seed");
  expect(screen.queryByRole("link", { name: offer.join.label })).toBeNull();
  expect(screen.queryByText(offer.terms)).toBeNull();
  expect(screen.getByText(offer.ended.terms)).toBeVisible();
  // Once in its `Band`, and once in the form that the link opens.
  expect(screen.getAllByText(offer.ended.text)).toHaveLength(2);
});
