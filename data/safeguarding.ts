import type { Link } from "./link.ts";
import { personByKey } from "./people.ts";
import type { Policy } from "./policy.ts";
import {
  dailyCompany,
  firstVisitCompany,
  isConfirmed,
  pods,
  roomNamed,
  rules,
  rulesAbout,
  schoolLead,
  statement,
} from "./school.ts";
import { contact, microSchool, site, unbroken } from "./site.ts";

/** New York’s hotline for reports of child abuse: https://ocfs.ny.gov/programs/cps/ */
const stateHotline = "1-800-342-3720";

const reportLink = {
  label: `Report: ${unbroken(stateHotline)}`,
  href: `tel:+${stateHotline.replaceAll("-", "")}`,
} as const satisfies Link;

const lead = personByKey(schoolLead);

/** Returns a person's name with a no-break space, so that it does not wrap. */
const nameOf = (key: string) => personByKey(key).name.replace(" ", "\u00a0");

/** Words in the drawing of the rooms. The points under “In short” are its text alternative. */
export const roomPlan = {
  caption: `The rooms from above. Dots are adults. Rings are children: a pod has at most ${microSchool.podLimit}.`,
  pods: pods.map(({ name, room, adults: keys }) => ({
    room,
    name,
    adults: keys.map(nameOf),
    text: `${keys.map(nameOf).join(" and ")} are with the ${name}, in the ${roomNamed(room).name}.`,
  })),
} as const;

/** Returns one text with a sentence for each person and day: "Rules confirmed by Ama D. on November 28, 2026." */
function confirmations(): string {
  const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const sentences = rules
    .filter(isConfirmed)
    .map(
      ({ confirmedBy = "", confirmedOn = "" }) =>
        `Rules confirmed by ${nameOf(confirmedBy)} on ${inWords.format(new Date(confirmedOn))}.`,
    );
  return [...new Set(sentences)].join(" ");
}

/** Sample text, except for the phone numbers. */
export const safeguarding: Policy = {
  title: "Who is with my child?",
  lead: "Who is with the children at ERIN’s Place, and who you can tell. Children can read this too.",
  inShort: {
    heading: "In short",
    points: [
      ...roomPlan.pods.map(({ text }) => text),
      `${nameOf(schoolLead)} leads the school, and takes the place of an adult who is away.`,
      dailyCompany,
      statement(["everyone-checked"]),
      "You can tell us, the state or the police, in any order.",
    ].filter(Boolean),
  },
  updated: "2026-11-28",
  note: confirmations(),
  sections: [
    {
      id: "who",
      title: "On a first visit",
      paragraphs: [firstVisitCompany],
      links: [{ label: "Read about each adult", to: "/about/people#erins-place" }],
      placeholder: true,
      confirm: "The names of everyone who is with children, and who replaces them when they are ill.",
    },
    {
      id: "checked",
      title: "How we check adults",
      paragraphs: ["Before their first day:"],
      points: rulesAbout("checks"),
      placeholder: true,
      confirm: "Which checks the law asks of this school, who runs them, and how often they are repeated.",
    },
    {
      id: "rules",
      title: "Rules for adults",
      paragraphs: ["In the rooms, outside, on the Homestead’s land and online:"],
      points: rulesAbout("conduct"),
      placeholder: true,
      confirm: "Each rule, against the school’s own policy.",
    },
    {
      id: "tell",
      title: "Who do I tell?",
      paragraphs: [
        "If a child is in danger now, call 911 for the police.",
        "To report abuse or neglect in New York, call the Statewide Central Register, day or night. You don’t need proof.",
        `To tell us, call ${lead.name}, who is responsible for safety, at ${unbroken(contact.phone.label)}, or write. If your worry is about her, write to ${contact.email} with the word “safety” in the subject: someone who does not work at the school reads it.`,
        "By law, all of us must report suspected abuse. We report first and talk about it afterward.",
      ],
      links: [
        { label: `Call the state: ${stateHotline}`, href: reportLink.href },
        { label: "Write to the school", to: "/contact?inquiry=erins-place&subject=A%20worry%20about%20a%20child#form" },
      ],
      placeholder: true,
      confirm: "Who answers for safety, who covers for them, and who outside the school reads complaints about them.",
    },
    {
      id: "after",
      title: "After you tell us",
      paragraphs: [
        `We read it on the same school day, and answer ${site.responsePromise}. If a child may be at risk, call: on days when we are open, we act the same day.`,
        "If it is about an adult, that adult stays away from children until the question is settled. We tell you who looks into it and what they find. Telling us gets no one into trouble. We keep a record at the school, even if you delete your message. We ask a child to tell it only once. The state or the police may ask again.",
      ],
      placeholder: true,
      confirm: "Steps and times after a report, and who decides.",
    },
    {
      id: "children",
      title: "For children",
      paragraphs: ["Adults here have rules too. You can tell on an adult."],
      points: rulesAbout("children"),
      placeholder: true,
      confirm: "That the red cards and the blue box exist in every room.",
    },
  ],
  closing: {
    title: "Come and see, or talk to us",
    links: [
      { label: "Schedule a Visit", to: "/erins-place/hello?begin=visit#write" },
      { label: `Call ${unbroken(contact.phone.label)}`, href: contact.phone.href },
      reportLink,
    ],
  },
};
