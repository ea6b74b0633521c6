import type { Checkout } from "../../data/checkouts.ts";
import type { GiftKey } from "../../data/forms/gifts.ts";
import type { PlanKey } from "../../data/plans.ts";
import type { ProductSlug } from "../../data/products.ts";
import type { ProgramSlug, RecommendableSlug } from "../../data/programs.ts";
import type { RoleKey } from "../../data/quiz/roles.ts";
import type { TierKey } from "../../data/quiz/tiers.ts";
import { inDollars } from "../../money/cents.ts";

/** Where a way on was offered, in the terms of campaign reports. */
export interface CampaignTags {
  source: "quiz";
  /** The quiz’s own result, the list of programs that fit it, or the mail with it. */
  medium: "results" | "programs" | "email";
  campaign: "liberation_role";
}

type NoParameters = Record<string, never>;

interface PresaleCheckout {
  program_slug: ProgramSlug | PlanKey | ProductSlug | TierKey | GiftKey | "founding";
  /** One payment, in dollars. */
  price: number;
  currency: "USD";
}

/**
 * The parameters of each event, by its name. Every text is one of a fixed few, so that what a visitor typed, an address
 * above all, cannot be sent.
 */
interface AnalyticsEvents {
  quiz_started: NoParameters;
  quiz_progress: {
    /** Of the question just answered, from 0. */
    question_index: number;
    total_questions: number;
    /** Answered questions, 0 to 100. */
    progress_percent: number;
  };
  quiz_completed: {
    primary_role: RoleKey;
    secondary_role?: RoleKey;
    /** From the start to the last answer, in whole seconds. */
    completion_time: number;
  };
  role_result_shown: { role: RoleKey; secondary_role?: RoleKey };
  program_reco_clicked: { program_slug: RecommendableSlug; user_role: RoleKey } & CampaignTags;
  waitlist_joined: NoParameters;
  presale_checkout_started: PresaleCheckout;
  presale_checkout_completed: PresaleCheckout;
  equity_applied: NoParameters;
  pay_it_forward_selected: NoParameters;
  email_captured: {
    /** Which form it was. */
    source: "quiz" | "newsletter" | "waitlist";
    user_role?: RoleKey;
  };
}

type AnalyticsEvent = keyof AnalyticsEvents;

declare global {
  interface Window {
    /** Google’s global tag function, where whoever runs the site has put one in. */
    gtag?: (command: "event", name: AnalyticsEvent, parameters: object) => void;
  }
}

/** Sends an event to the tag function, where there is one, and logs it. Never throws. */
export function track<Name extends AnalyticsEvent>(name: Name, parameters: AnalyticsEvents[Name]): void {
  const sent = withoutAddresses(parameters);
  console.info(name, sent);
  try {
    window.gtag?.("event", name, sent);
  } catch {
    // A page must not break because somebody else’s measuring does.
  }
}

/** Counts a way to the card provider, or the way back from it. */
export function trackCheckout(step: "started" | "completed", checkout: Checkout): void {
  track(`presale_checkout_${step}`, parametersOf(checkout));
}

function parametersOf({ slug, price }: Checkout): PresaleCheckout {
  return { program_slug: slug, price: inDollars(price), currency: "USD" };
}

/** Attribute of a link whose click starts a checkout; its value is the parameters of the event, as JSON. */
const checkoutAttribute = "data-checkout";

/** Attributes of a link to the card provider. `trackCheckoutLinks` counts its clicks. */
export function checkoutLink(checkout: Checkout): object {
  return { [checkoutAttribute]: JSON.stringify(parametersOf(checkout)) };
}

/** Counts the clicks on links to the card provider. */
export function trackCheckoutLinks(): void {
  addEventListener("click", ({ target }) => {
    const parameters =
      target instanceof Element && target.closest(`[${checkoutAttribute}]`)?.getAttribute(checkoutAttribute);
    if (parameters) track("presale_checkout_started", JSON.parse(parameters));
  });
}

/** Types end at the edge of the program: only numbers and texts that hold no address go past this line. */
function withoutAddresses(parameters: object): object {
  const fits = (value: unknown) => typeof value === "number" || (typeof value === "string" && !/@|%40/.test(value));
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => fits(value)));
}
