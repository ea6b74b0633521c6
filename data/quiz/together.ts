import type { SiteLink } from "../link.ts";
import { pageAt } from "../pages.ts";
import type { RoleKey } from "./roles.ts";

/** Questions for a group, keyed by the role that the group has least of. */
const questions = {
  builder: "Which idea of ours could have a door and a key by next month?",
  caregiver: "Who among us has not been asked lately how they are, and who will ask?",
  disruptor: "What are we all being polite about?",
  experimenter: "What could we try for one week, and learn from even if it fails?",
  frontline_responder: "If the call came tonight, who would go first, and who would take over in the morning?",
  guide: "Who has walked this road before us, and when will we ask them?",
  healer: "Which old hurt do we step around, and what would help it heal?",
  storyteller: "What have we lived through together that no one has told yet?",
  visionary: "If we got what we want, what would an ordinary morning be like?",
  weaver: "Who is missing from this room, and which of us knows them well enough to call?",
} as const satisfies Record<RoleKey, string>;

export const togetherPage = {
  title: pageAt("/quiz/together").title,
  lead: "A team, a family, a block: put your results on one wheel, and see what you have and what you could borrow.",
  privacy:
    "It all happens on this device. The link has names and roles after the #. Browsers do not send us that part. Anyone with the link can read it.",
  field: {
    label: "One person on each line",
    hint: "Paste the link from a result, or write a name and a role, like “Ada: Weaver”. In a tie, write both: “Ben: Healer and Guide”.",
  },
  button: "Show our wheel",
  /** A button that corrects a line. `{roles}` are the correct names of the roles that the line misspells. */
  meant: "Line {line}: did you mean {roles}?",
  and: "and",
  /** `{text}` is the corrected line. */
  taken: "Line {line} is now “{text}”.",
  errors: {
    empty: "Add at least one person.",
    /** `{line}` is the number of the line, and `{text}` is its beginning. */
    link: "Line {line}: this link has no result in it: “{text}”. Copy it from the result page again, or write the role.",
    role: "Line {line}: “{text}” does not name one of the ten roles. Write it like “Ada: Weaver”.",
    many: "A wheel has room for {max} people. Make two groups.",
    fragment: "The link that brought you here is incomplete. Ask for it again, or add your people below.",
    /** `{names}` are the people whose role in the link is unknown. */
    person: "The link that brought you here names no role that we know for {names}. Add them below.",
  },
  roles: "The ten roles are",
  withoutScripts: {
    text: "Putting results together needs JavaScript, which is off or did not load. You can compare your roles by reading about them.",
    link: { label: "Read about all ten roles", to: "/quiz/roles" } satisfies SiteLink,
  },
  own: { label: "No result yet? Take the Assessment", to: "/quiz" } satisfies SiteLink,
  result: {
    title: (people: number, roles: number) =>
      `${people === 1 ? "1 person" : `${people} people`}, ${roles === 1 ? "1 role" : `${roles} roles`}`,
    wheel: "The wheel of ten roles, with a ring for each person. Each role leads to its page.",
    praxis: { self: "Self", home: "Home", work: "Work" },
    copy: {
      label: "Copy Link",
      done: "Link copied",
      denied: "Your browser blocked copying. The link is selected, so you can copy it yourself.",
    },
    print: "Print our poster",
    withoutPrint: "This app can’t print. Copy the link, open it in your own browser, and print it there.",
    question: {
      title: "One question for all of you",
      questions,
      /** `{role}` is the role that the group has least of. */
      why: "{role} is what you have least of.",
    },
    has: { title: "What you have", more: "Several of you share this role, so you can take turns." },
    lacks: {
      title: "What you could borrow",
      text: "No group needs all ten at once. When you need one of these, ask who would like to try it, or think of someone you know.",
      none: "All ten roles are in the room. That is rare.",
    },
    /** Text for the people whose links contain no name. */
    unnamed: (count: number) => (count === 1 ? "one person" : `${count} people`),
    reflection: "This is a reflection, not a measurement. People are more than their role, and roles change.",
  },
} as const;

export type TogetherPage = typeof togetherPage;
