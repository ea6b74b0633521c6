import type { ComponentType } from "react";

/**
 * Loaders of the islands’ components, by name. Pages contain only the names. Islands import their own data, so that
 * pages don’t carry it twice.
 */
export const islands = {
  brief: async () => (await import("./brief-form.tsx")).BriefForm,
  "color-mode": async () => (await import("../layout/color-mode-button.tsx")).ColorModeButton,
  contact: async () => (await import("./contact-form.tsx")).ContactForm,
  "copy-button": async () => (await import("../components/copy-button.tsx")).CopyButton,
  donation: async () => (await import("./donation-form.tsx")).DonationForm,
  "equity-seat": async () => (await import("./scholarship-forms.tsx")).EquitySeatForm,
  "fitting-programs": async () => (await import("./program-fit.tsx")).FittingPrograms,
  newsletter: async () => (await import("../layout/newsletter-form.tsx")).NewsletterForm,
  "not-decided": async () => (await import("./not-decided.tsx")).NotDecided,
  notifications: async () => (await import("../layout/site-notifications.tsx")).SiteNotifications,
  "own-story": async () => (await import("./own-story.tsx")).OwnStory,
  "pay-it-forward": async () => (await import("./scholarship-forms.tsx")).PayItForwardForm,
  "payment-record": async () => (await import("./payment-record.tsx")).PaymentRecord,
  quiz: async () => (await import("./quiz.tsx")).Quiz,
  registration: async () => (await import("./registration.tsx")).EventRegistrationForm,
  "role-pack": async () => (await import("./role-pack.tsx")).RolePack,
  search: async () => (await import("./search.tsx")).Search,
  submissions: async () => (await import("../layout/submissions.tsx")).Submissions,
  together: async () => (await import("./together.tsx")).Together,
  waitlist: async () => (await import("./waitlist-form.tsx")).WaitlistForm,
  workbench: async () => (await import("../design/workbench/workbench.tsx")).Workbench,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
