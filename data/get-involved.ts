import { equitySeats } from "./equity-seats.ts";
import { payItForward } from "./forms/gifts.ts";
import { isSample, type SiteLink } from "./link.ts";
import { type Figure, figures, site } from "./site.ts";

export interface WayIn {
  title: string;
  description: string;
  /** Announces the step that follows the click. */
  next: string;
  link: SiteLink;
}

/** Ways to take part with the same purpose: to receive something, or to give to the next person. */
export interface WaysIn {
  /** "take" brings the visitor in; "make" lets the visitor bring in someone else. */
  kind: "take" | "make";
  title: string;
  ways: readonly WayIn[];
}

export const hero = {
  title: "Take a seat, or pull one up for someone else.",
  lead: "Some seasons you need the chair. Some seasons you can carry one. Both count here.",
} as const;

const payingForward = isSample(payItForward.sent.link.href)
  ? {
      next: "Payment isn’t open yet. Send a pledge, and we write when it is.",
      link: { label: "Pledge for a seat", to: "/scholarships#contribute" },
    }
  : {
      next: "Choose an amount, then pay on our payment company’s page.",
      link: { label: "Pay for a seat", to: "/scholarships#contribute" },
    };

export const waysIn = [
  {
    kind: "take",
    title: "Take a seat",
    ways: [
      {
        title: "Join the Academy",
        description: "Learn with other adults who are unlearning the same things, at your own pace or with a cohort.",
        next: "Programs and plans, then the waitlist.",
        link: { label: "See the Academy", to: "/academy" },
      },
      {
        title: "Enroll a Child",
        description: "A small school that fits the child: the room bends, and the child does not have to.",
        next: "Enrolling starts with a short note.",
        link: { label: "See ERIN’s Place", to: "/erins-place" },
      },
      {
        title: "Apply for Equity Seat",
        description: `A seat in a program, ${equitySeats.price}, for anyone who needs it.`,
        next: "You give your name, your email and the program.",
        link: { label: "Apply for a seat", to: "/scholarships#equity-seat" },
      },
    ],
  },
  {
    kind: "make",
    title: "Pull one up",
    ways: [
      {
        title: "Make a Donation",
        description: `Gifts for seats fill the scholarship pool, which pays for ${equitySeats.poolPaysFor}.`,
        next: "You can also give for rent, groceries or the land.",
        link: { label: "See how the pool works", to: "/scholarships" },
      },
      {
        title: "Pay It Forward",
        description: "Cover some or all of a seat for a person you will never meet.",
        ...payingForward,
      },
      {
        title: "Volunteer Your Skills",
        description:
          "Carpentry, captions, child care, spreadsheets, soup. If you can do it, someone here could use it.",
        next: `Write us a few lines. We answer ${site.responsePromise}.`,
        link: { label: "Offer your skills", to: "/contact?inquiry=volunteer#form" },
      },
    ],
  },
] as const satisfies readonly WaysIn[];

export const impact = {
  title: "Who is already at the table",
  link: { label: "Where these figures come from", to: "/impact" },
  figures: [figures.graduates, figures.scholarshipsThisYear, figures.scholarshipPool, figures.volunteers],
} as const satisfies { title: string; link: SiteLink; figures: readonly Figure[] };

export const unsure = {
  title: "Still finding your place?",
  text: "Our quiz shows which role in the work of change might suit you.",
  link: { label: "Take the quiz", to: "/quiz" },
} as const satisfies { title: string; text: string; link: SiteLink };
