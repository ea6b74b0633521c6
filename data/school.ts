import type { Entry } from "./checks/rules.ts";
import type { pod, room, schoolRule } from "./checks/school.ts";

export type Room = Entry<typeof room>;
export type Pod = Entry<typeof pod>;
export type SchoolRule = Entry<typeof schoolRule>;

/** Samples until the school names its own. */
export const rooms = [
  { key: "block-room", name: "block room", has: "tables, blocks and books", placeholder: true },
  { key: "swing-room", name: "swing room", has: "swings, soft mats and workbenches", placeholder: true },
  { key: "quiet-room", name: "quiet room", has: "cushions and low light", placeholder: true },
  { key: "kitchen", name: "kitchen", has: "a stove and a long table", placeholder: true },
  { key: "garden", name: "garden", has: "hens, and a fence all around", placeholder: true },
] as const satisfies readonly Room[];

export type RoomKey = (typeof rooms)[number]["key"];

/** Samples. The adults are keys of `data/people.ts`. */
export const pods = [
  { key: "younger", name: "younger pod", room: "block-room", adults: ["jonah-p", "mina-r"], placeholder: true },
  { key: "older", name: "older pod", room: "swing-room", adults: ["lupe-s", "teo-w"], placeholder: true },
] as const satisfies readonly Pod[];

/** Key of the person who leads the school, and takes the place of an adult who is away. */
export const schoolLead = "ama-d";

/** Sample confirmation. */
const byLead = { confirmedBy: schoolLead, confirmedOn: "2026-11-28", placeholder: true } as const;

/** Samples until the school has confirmed each text. A rule without confirmation is on no page. */
export const rules: readonly SchoolRule[] = [
  { key: "two-adults", about: "company", text: "Every pod has two adults.", ...byLead },
  {
    key: "never-alone",
    about: "company",
    text: "No adult is alone with a child behind a closed door.",
    ...byLead,
  },
  {
    key: "first-visit",
    about: "company",
    text: "On a first visit, a child and their grown-up stay together the whole time. One of us is with them both.",
    ...byLead,
  },
  {
    key: "everyone-checked",
    about: "company",
    text: "We check staff, substitutes, volunteers and partners before their first day with children.",
    ...byLead,
  },
  {
    key: "fingerprints",
    about: "checks",
    text: "They give fingerprints for a state and a federal record check.",
    ...byLead,
  },
  {
    key: "registers",
    about: "checks",
    text: "We look for them in the state’s register of child abuse and in the sex offender registry.",
    ...byLead,
  },
  {
    key: "references",
    about: "checks",
    text: "They give three references, one from work with children. We call all three.",
    ...byLead,
  },
  {
    key: "papers",
    about: "checks",
    text: "They show us a photo ID, and proof of the training they claim.",
    ...byLead,
  },
  {
    key: "training",
    about: "checks",
    text: "They finish our training on safety, caring without holding a child down, and the law on reporting abuse.",
    ...byLead,
  },
  {
    key: "doors",
    about: "conduct",
    text: "Every door has a window, except a restroom’s.",
    ...byLead,
  },
  {
    key: "touch",
    about: "conduct",
    text: "We ask before we touch. Help in the restroom follows a plan that you write with us.",
    ...byLead,
  },
  {
    key: "no-restraint",
    about: "conduct",
    text: "Adults never hold a child down, lock a child in, or take food, rest or movement away.",
    ...byLead,
  },
  {
    key: "photos",
    about: "conduct",
    text: "We take no photos on private phones. You decide about each photo that we publish.",
    ...byLead,
  },
  {
    key: "apart",
    about: "conduct",
    text: "Outside school, adults do not drive, message or meet a child alone.",
    ...byLead,
  },
  {
    key: "visitors",
    about: "conduct",
    text: "Where children are, adult visitors sign in, wear a badge and stay with one of us.",
    ...byLead,
  },
  {
    key: "going-home",
    about: "conduct",
    text: "A child goes home only with the people you have named.",
    ...byLead,
  },
  {
    key: "your-body",
    about: "children",
    text: "Your body is yours. You can say no, point to no, or show the red card.",
    ...byLead,
  },
  {
    key: "leave",
    about: "children",
    text: "You can leave a room. One of your two adults comes with you, and does not talk if you don’t want to.",
    ...byLead,
  },
  {
    key: "tell",
    about: "children",
    text: "If something feels wrong, tell any adult you like, or draw it and put it in the blue box.",
    ...byLead,
  },
  {
    key: "secrets",
    about: "children",
    text: "If an adult says “keep it a secret”, tell another adult.",
    ...byLead,
  },
];

export function isConfirmed({ confirmedBy, confirmedOn }: SchoolRule): boolean {
  return Boolean(confirmedBy && confirmedOn);
}

/** Rules that no page shows yet, for the list of facts to confirm. */
export const rulesToConfirm = rules
  .filter((rule) => !isConfirmed(rule))
  .map(({ text }) => ({ confirm: `A rule of the school: ${text}`, placeholder: true }));

/** Returns the texts of the confirmed rules about a subject. */
export function rulesAbout(subject: SchoolRule["about"], from = rules): string[] {
  return from.filter((rule) => rule.about === subject && isConfirmed(rule)).map(({ text }) => text);
}

/**
 * Joins the texts of the rules with these keys into one passage, without unconfirmed rules. Throws if a key is unknown.
 */
export function statement(keys: readonly string[], from = rules): string {
  const stated = keys.map((key) => from.find((rule) => rule.key === key) ?? missing("rule", key));
  return stated
    .filter(isConfirmed)
    .map(({ text }) => text)
    .join(" ");
}

/** The only wording for who stays with a child on a first visit, so that pages agree. */
export const firstVisitCompany = statement(["first-visit"]);

/** The only wording for who is with a child on a school day, so that pages agree. */
export const dailyCompany = statement(["two-adults", "never-alone"]);

export function roomNamed(key: RoomKey): Room {
  return rooms.find((candidate) => candidate.key === key) ?? missing("room", key);
}

/** Returns the pod that the person is with. Throws if there is none. */
export function podOf(person: string): Pod {
  return pods.find(({ adults }: Pod) => adults.includes(person)) ?? missing("pod of", person);
}

function missing(kind: string, key: string): never {
  throw new Error(`data/school: no ${kind} '${key}'; add it there or correct the key`);
}
