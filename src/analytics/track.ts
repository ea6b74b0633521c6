import type { Checkout } from "../../data/checkouts.ts";
import type { TierKey } from "../../data/course-prices.ts";
import type { GiftKey } from "../../data/forms/gifts.ts";
import { inDollars } from "../../data/money.ts";
import type { PlanKey } from "../../data/plans.ts";
import type { ProductSlug } from "../../data/products.ts";
import type { ProgramSlug, RecommendableSlug } from "../../data/programs.ts";
import type { RoleKey } from "../../data/quiz/roles.ts";

export interface CampaignTags {
  source: "quiz";
  /** Place of the link: the quiz's result page, the program list filtered by role, or the email with the result. */
  medium: "results" | "programs" | "email";
  campaign: "liberation_role";
}

type NoParameters = Record<string, never>;

interface PresaleCheckout {
  program_slug: ProgramSlug | PlanKey | ProductSlug | TierKey | GiftKey | "founding";
  /** Price of one payment, in dollars. */
  price: number;
  currency: "USD";
}

/**
 * Parameters by event name. Every string comes from a fixed set, so visitor input, email addresses above all, cannot be
 * sent.
 */
interface AnalyticsEvents {
  quiz_started: NoParameters;
  quiz_progress: {
    /** Index of the question just answered, from 0. */
    question_index: number;
    total_questions: number;
    /** Percentage of questions answered, from 0 to 100. */
    progress_percent: number;
  };
  quiz_completed: {
    primary_role: RoleKey;
    secondary_role?: RoleKey;
    /** Whole seconds from the first answer until the visitor leaves the last question. */
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
    source: "quiz" | "newsletter" | "waitlist";
    user_role?: RoleKey;
  };
}

type AnalyticsEvent = keyof AnalyticsEvents;

declare global {
  interface Window {
    /** Google's global tag function, if the operator has installed one. */
    gtag?: (command: "event", name: AnalyticsEvent, parameters: object) => void;
  }
}

/** Sends an event to the tag function, if there is one, and logs it. Never throws. */
export function track<Name extends AnalyticsEvent>(name: Name, parameters: AnalyticsEvents[Name]): void {
  const sent = withoutAddresses(parameters);
  console.info(name, sent);
  try {
    window.gtag?.("event", name, sent);
  } catch {
    // An error in third-party analytics must not break the page.
  }
}

export function trackRecommendation(slug: RecommendableSlug, role: RoleKey, medium: CampaignTags["medium"]): void {
  const tags: CampaignTags = { source: "quiz", medium, campaign: "liberation_role" };
  track("program_reco_clicked", { program_slug: slug, user_role: role, ...tags });
}

export function trackCheckout(step: "started" | "completed", checkout: Checkout): void {
  track(`presale_checkout_${step}`, parametersOf(checkout));
}

function parametersOf({ slug, price }: Checkout): PresaleCheckout {
  return { program_slug: slug, price: inDollars(price), currency: "USD" };
}

/** Marks a link whose click starts a checkout. The value is the event's parameters, as JSON. */
const checkoutAttribute = "data-checkout";

/** Returns the attributes of a link to the payment provider. `trackCheckoutLinks` counts the clicks on the link. */
export function checkoutLink(checkout: Checkout): object {
  return { [checkoutAttribute]: JSON.stringify(parametersOf(checkout)) };
}

export function trackCheckoutLinks(): void {
  addEventListener("click", ({ target }) => {
    const parameters =
      target instanceof Element && target.closest(`[${checkoutAttribute}]`)?.getAttribute(checkoutAttribute);
    if (parameters) track("presale_checkout_started", JSON.parse(parameters));
  });
}

/**
 * Keeps only numbers, and strings that contain no email address. Types don't exist at run time, so they can't ensure
 * this.
 */
function withoutAddresses(parameters: object): object {
  const fits = (value: unknown) => typeof value === "number" || (typeof value === "string" && !/@|%40/.test(value));
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => fits(value)));
}
