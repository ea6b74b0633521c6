import { contactFormWith, type SiteLink } from "./link.ts";

/** Training for teams. Length and group size are samples until the Academy confirms them. */
export const training = {
  title: "Training at work",
  facts: [
    { name: "Topics", text: "meetings, pay, rules and who decides" },
    { name: "Length", text: "half a day or a day" },
    { name: "Group", text: "8 to 24 people, at your workplace or online" },
    { name: "Price", text: "set for your group after a call" },
  ],
  link: {
    label: "Ask for a training",
    to: contactFormWith({
      inquiry: "academy",
      subject: "Training at work",
      message: "Please call me. My number, and the size of our group:",
    }),
  } satisfies SiteLink,
  placeholder: true,
} as const;
