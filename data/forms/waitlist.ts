import { tiers } from "../course-prices.ts";
import { planChoices } from "../plans.ts";
import { site } from "../site.ts";
import { access, email, type Form, fullName, undecided } from "./form.ts";
import { retention } from "./retention.ts";

const studyChoices = tiers.map(({ key, name }) => ({ value: key, label: name }));

export const waitlist = {
  title: "Join the waitlist",
  fields: [
    fullName,
    email,
    {
      kind: "choice",
      name: "role",
      label: "Which word fits you best?",
      half: true,
      choices: [
        { value: "undecided", label: "Something else" },
        { value: "educator", label: "Educator" },
        { value: "hr", label: "HR or people leader" },
        { value: "clinician", label: "Clinician or therapist" },
        { value: "parent", label: "Parent or caregiver" },
        { value: "organizer", label: "Organizer" },
        { value: "ally", label: "Ally" },
      ],
    },
    {
      kind: "choice",
      name: "plan",
      label: "Plan or way to study",
      half: true,
      choices: [undecided, ...planChoices, ...studyChoices],
    },
    {
      kind: "choices",
      name: "interest",
      label: "What interests you?",
      all: { value: "all", label: "All of it" },
      choices: [
        { value: "circles", label: "Circles: small groups" },
        { value: "ceu", label: "CEU workshops" },
        { value: "courses", label: "Courses" },
        { value: "toolkits", label: "Toolkits" },
        { value: "corporate", label: "Training at work" },
      ],
    },
    { ...access, hint: "Captions, large print, a quiet room or childcare, for example." },
    {
      kind: "consent",
      name: "consent",
      label: "Yes, email me about the waitlist. I can unsubscribe anytime.",
      required: true,
      missing: "Check the box, so we can email you.",
    },
  ],
  keptDays: retention.waiting,
  button: "Join the waitlist",
  sent: {
    title: "You’re on the waitlist",
    text: `We’ll email you as soon as it is ready. If you told us what would make it easier, a person will reply ${site.responsePromise}.`,
  },
} as const satisfies Form;
