import { people } from "./people.ts";
import type { Policy } from "./policy.ts";
import { contact, microSchool, site, unbroken } from "./site.ts";

/** New York’s hotline for reports of child abuse: https://ocfs.ny.gov/programs/cps/ */
const stateHotline = "1-800-342-3720";

const lead = people.find(({ key }) => key === "ama-d");

/** Samples, apart from the numbers to call, until the school confirms every sentence. */
export const safeguarding: Policy = {
  title: "Who is with my child?",
  lead: "This page says who is with the children at ERIN’s Place, how we check them, and who you can tell when something is wrong. Children can read it too.",
  inShort: {
    heading: "In short",
    points: [
      "Two adults are with every pod. No adult is alone with a child behind a closed door.",
      "We check everyone who is near children before their first day, volunteers too.",
      "You can tell us, the state or the police. You don’t have to tell us first.",
      "Your child can say no, and can leave the room.",
    ],
  },
  updated: "2026-11-25",
  draft: {
    text: "The school has not confirmed every sentence of this page yet. Ask us for the signed policy before you enroll.",
    placeholder: true,
  },
  sections: [
    {
      id: "who",
      title: "Who is with my child",
      paragraphs: [
        `A pod has at most ${microSchool.podLimit} children and two adults. These are the adults who may be with your child:`,
      ],
      table: {
        caption: "Adults at the school",
        columns: ["Name", "What they do"],
        rows: people
          .filter(({ withChildren }) => withChildren)
          .map(({ name, work }) => [name.replace(" ", "\u00a0"), work]),
      },
      links: [{ label: "See their faces", to: "/about/people#erins-place" }],
      placeholder: true,
      confirm: "The names of everyone who is with children, and who replaces them when they are ill.",
    },
    {
      id: "checked",
      title: "Who we check, and how",
      paragraphs: [
        "We check staff, substitutes, volunteers, and partners who come into a room. Before the first day with children, each of them has:",
      ],
      points: [
        "given fingerprints for a state and a federal record check;",
        "been checked against the state’s register of child abuse and the sex offender registry;",
        "given three references that we have called, one from work with children;",
        "shown us a photo ID, and proof of the training they claim;",
        "finished our training on safety, restraint-free care and mandated reporting.",
      ],
      placeholder: true,
      confirm: "Which checks the law asks of this school, who runs them, and how often they are repeated.",
    },
    {
      id: "rules",
      title: "Rules that every adult follows",
      paragraphs: ["They apply in the rooms, outside, on the Homestead’s land and online."],
      points: [
        "Doors have windows, and stay open when one adult is with one child.",
        "We ask before we touch. Help in the restroom follows a plan that you write with us.",
        "We never hold a child down, lock a child in, or take food, rest or movement away.",
        "We take no photos on private phones. You decide about each photo that we publish.",
        "We do not drive, message or meet a child alone.",
        "Visitors sign in, wear a badge and stay with one of us.",
        "A child goes home only with the people you have named.",
      ],
      placeholder: true,
      confirm: "Each rule, against the school’s own policy.",
    },
    {
      id: "tell",
      title: "Who do I tell?",
      paragraphs: [
        "If a child is in danger now, call 911.",
        `To report abuse or neglect in New York, call the Statewide Central Register at ${unbroken(stateHotline)}. It answers at any hour, and you don’t need proof.`,
        `To tell us, call ${lead?.name ?? "the school"} at ${unbroken(contact.phone.label)}, or write. ${lead?.name ?? "The school"} leads the school and is responsible for safety. If your worry is about her, write to ${contact.email} with the word “safety” in the subject: someone outside the school reads it.`,
        "By law, all of us must report suspected abuse. We report first and talk about it afterward.",
      ],
      links: [
        { label: `Call the state: ${stateHotline}`, href: `tel:+${stateHotline.replaceAll("-", "")}` },
        { label: "Write to the school", to: "/contact?inquiry=erins-place&subject=Safety#form" },
      ],
      placeholder: true,
      confirm: "Who answers for safety, who covers for them, and who outside the school reads complaints about them.",
    },
    {
      id: "after",
      title: "What happens after you tell us",
      paragraphs: [
        `A person answers ${site.responsePromise}, and the same day if a child may be at risk.`,
        "The adult in question is not with children until we have cleared it up. We tell you who looks into it and what they find. No one is punished for telling us, and no child has to repeat the story to several people.",
      ],
      placeholder: true,
      confirm: "Steps and times after a report, and who decides.",
    },
    {
      id: "children",
      title: "For children",
      paragraphs: ["Adults here have rules too. You can tell on an adult."],
      points: [
        "Your body is yours. You can say no, point to no, or show the red card.",
        "You can leave a room. Someone comes with you, and does not talk if you don’t want to.",
        "If something feels wrong, tell any adult you like, or draw it and put it in the blue box.",
        "If an adult says “keep it a secret”, tell another adult.",
      ],
      placeholder: true,
      confirm: "That the red cards and the blue box exist in every room.",
    },
  ],
};
