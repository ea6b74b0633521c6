import type { person } from "./checks/people.ts";
import type { Entry } from "./checks/rules.ts";
import { dailyCompany, podOf, roomNamed } from "./school.ts";

export type Person = Entry<typeof person>;

/** Samples until the organization names its own people. Teachers first, then the school, then the land. */
export const people = [
  {
    key: "naomi-b",
    name: "Naomi B.",
    branch: "academy",
    work: "Teaches Foundations and Liberation 301: Work",
    about:
      "Naomi taught eighth-grade history for fourteen years, and ran her school’s union for six. She draws every lesson on paper before she says it aloud.",
    says: "If I can draw it, you can argue with it.",
    skin: "umber",
    teaches: ["decolonization-foundations", "decolonization-301"],
    photo: { alt: "Naomi B. beside a wall of paper drawings, laughing" },
    placeholder: true,
  },
  {
    key: "renata-o",
    name: "Renata O.",
    branch: "academy",
    work: "Teaches Liberation 101: Self",
    about:
      "Renata does payroll by day. She took the course to get better at deadlines, and got better at choosing them.",
    says: "I used to be early for everything but my own life.",
    skin: "sand",
    teaches: ["decolonization-101"],
    photo: { alt: "Renata O. at a kitchen table, with a kettle behind her" },
    placeholder: true,
  },
  {
    key: "sol-v",
    name: "Sol V.",
    branch: "academy",
    work: "Teaches Liberation 201: Home, and leads the Liberation Journey",
    about: "Sol was a family mediator. They will ask who does the laundry, and wait for the answer.",
    says: "Tell me who does the laundry. Then tell me how you feel.",
    skin: "chestnut",
    teaches: ["decolonization-201", "liberation-journey"],
    photo: { alt: "Sol V. on a porch step, with hands around a cup" },
    placeholder: true,
  },
  {
    key: "noor-h",
    name: "Noor H.",
    branch: "academy",
    work: "Trains facilitators",
    about: "Noor is a licensed clinical social worker. She has sat in on more than two hundred circles.",
    says: "Most of what I do is wait until the quiet person has finished.",
    skin: "honey",
    teaches: ["facilitator-certification"],
    photo: { alt: "Noor H. in a circle of chairs, listening" },
    placeholder: true,
  },
  {
    key: "ama-d",
    name: "Ama D.",
    branch: "erins-place",
    work: "Leads the school, answers for every child’s safety, and replaces an adult who is away",
    about:
      "Ama is autistic and has taught for nineteen years. She reads what children, parents and colleagues write down about safety, on the same school day. A worry about her goes to someone else.",
    says: "Nothing a child tells me is small.",
    skin: "walnut",
    teaches: [],
    photo: { alt: `Ama D. on the floor of the ${roomNamed("block-room").name}, sorting blocks` },
    placeholder: true,
  },
  {
    key: "jonah-p",
    name: "Jonah P.",
    branch: "erins-place",
    work: `Teaches the ${podOf("jonah-p").name}`,
    about:
      "Jonah trained as an occupational therapist. He builds ramps, swings and hiding places out of whatever is in the shed.",
    says: "If a child cannot get in, the building is wrong.",
    skin: "russet",
    teaches: [],
    photo: { alt: "Jonah P. holding one end of a plank" },
    placeholder: true,
  },
  {
    key: "mina-r",
    name: "Mina R.",
    branch: "erins-place",
    work: `Is with the ${podOf("mina-r").name} all day`,
    about:
      "Mina stammers, and waits for the end of every sentence. She was a children’s librarian, and reads a picture book as if it were news.",
    says: "I stammer. We have time.",
    skin: "honey",
    teaches: [],
    photo: { alt: "Mina R. on a cushion, holding a picture book open" },
    placeholder: true,
  },
  {
    key: "lupe-s",
    name: "Lupe S.",
    branch: "erins-place",
    work: `Teaches the ${podOf("lupe-s").name}, and bakes with them`,
    about: "Lupe taught chemistry in a large high school until she found that bread explains it better.",
    says: "Flour, water, patience: that is two thirds of chemistry.",
    skin: "chestnut",
    teaches: [],
    photo: { alt: "Lupe S. with flour on her sleeves" },
    placeholder: true,
  },
  {
    key: "teo-w",
    name: "Teo W.",
    branch: "erins-place",
    work: `Is with the ${podOf("teo-w").name} all day, and keeps the hens`,
    about: "Teo repaired bicycles before he worked with teenagers. He is happy to talk about gears, trains or nothing.",
    says: "You can hold the hen. She decides for how long.",
    skin: "sand",
    teaches: [],
    photo: { alt: "Teo W. in the garden, with a hen under one arm" },
    placeholder: true,
  },
  {
    key: "dell-k",
    name: "Dell K.",
    branch: "homestead",
    work: "Looks after the trees, and walks visitors around the land",
    about: "Dell helped plant two hundred trees in a weekend, and stayed for the part that no one had planned.",
    says: "A tree is a promise to come back with a bucket.",
    skin: "walnut",
    teaches: [],
    photo: { alt: "Dell K. with a bucket, between young trees" },
    placeholder: true,
  },
  {
    key: "wren-a",
    name: "Wren A.",
    branch: "homestead",
    work: "Hosts the retreats, and runs the kitchen",
    about:
      "Wren was a hospice cook. She asks every guest what they cannot eat and what they would rather not talk about.",
    says: "First I ask what you cannot eat. Then I cook.",
    skin: "umber",
    teaches: [],
    photo: { alt: "Wren A. at the stove, with the steam of a large pot" },
    placeholder: true,
  },
] as const satisfies readonly Person[];

/** Copy for the page about the people. */
export const peoplePage = {
  title: "Who we are",
  lead: "We drew each person’s work. A photo replaces a drawing when the person agrees.",
  groups: [
    { branch: "academy", title: "Who teaches at the Academy" },
    {
      branch: "erins-place",
      title: "Who is with the children",
      text: dailyCompany,
      more: { label: "Who is with my child?", to: "/erins-place/safeguarding" },
    },
    { branch: "homestead", title: "Who you meet at the Homestead" },
  ],
  reads: "Read",
  writers: { title: "Who writes here" },
  more: {
    title: "More people",
    links: [
      { label: "Meet our partners", to: "/collaborations" },
      { label: "Write to us", to: "/contact" },
    ],
  },
} as const;

/** Returns the people who teach a program. Empty if a partner teaches it. */
export function teachersOf(slug: string): Person[] {
  return people.filter(({ teaches }: Person) => teaches.some((taught) => taught === slug));
}

export function personByKey(key: string): Person {
  const person = people.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`data/people: no person has the key '${key}'; add it there or correct the key`);
  return person;
}

/** Returns a person's address on the people page, which also lists authors who are not in `people`. */
export function personPath(key: string): string {
  return `/about/people#${key}`;
}
