import { contactFormWith } from "../link.ts";
import type { partners } from "../partners.ts";
import { figures, site } from "../site.ts";
import type { JoinBrief } from "./brief.ts";

const spectrumKin = "Spectrum Kin Network" satisfies (typeof partners)[number]["name"];
const letter = `A person will reply ${site.responsePromise}`;

export const joinBriefs = [
  {
    kind: "join",
    path: "/volunteer",
    title: "Volunteer",
    description: "Give an hour or a season to Kindred Ground: what volunteers do, what we ask, and how to start.",
    picture: "joining",
    heading: "Lend a hand where you like",
    lead: `${figures.volunteers.value} people volunteer here now. Some dig. Some translate. One comes in every other Friday to sharpen tools and goes home again.`,
    about: {
      title: "What volunteers do",
      paragraphs: [
        `On the land: planting, cooking, repairs, driving people to and from the ${site.busStop}. From home: editing, captions, bookkeeping, translation, web work.`,
        "At ERIN’s Place, we check and train everyone before they work near children. That takes a few weeks.",
      ],
    },
    next: {
      title: "What happens next",
      text: `${letter}. We match you with one person and one task, try it once, and ask you how it was before we ask you back.`,
    },
    related: {
      title: "Look first",
      links: [
        { label: "Find your role in the quiz", to: "/quiz" },
        { label: "Come once, to an event", to: "/events" },
        { label: "What the Homestead needs", to: "/donate#hands" },
      ],
    },
    form: {
      title: "Tell us about you",
      action: "Offer your time",
      items: [
        "What you enjoy doing, not only what you are trained in",
        "Where: at the Homestead, at ERIN’s Place, or from home",
        "How often: once, now and then, or every week",
        "What you need: a ride, a chair, a quiet task, company",
      ],
      to: contactFormWith({
        inquiry: "volunteer",
        subject: "Offering my time",
        message: "What I enjoy doing:\n\nWhere, and how often:\n\nWhat I need:",
      }),
    },
  },
  {
    kind: "join",
    path: "/erin/pass-hub",
    title: "PASS Hub",
    description:
      "The Parent and Ally Support Space: free plain guides and a monthly call for families of neurodivergent children.",
    branch: "erins-place",
    picture: "arcs",
    heading: "You don’t have to figure it out alone",
    lead: "PASS is short for Parent and Ally Support Space. It’s a free online hub for families of neurodivergent children: children whose brains work in a way that school wasn’t built for.",
    about: {
      title: "What is in the Hub",
      paragraphs: [
        "A library of plain guides, two pages each: school meetings, sleep, food, meltdowns, sisters and brothers, your own tiredness. There is also one call a month, where parents talk and a facilitator mostly listens.",
        `ERIN’s Place runs it with ${spectrumKin}. Autistic adults and parents write the guides side by side. We don’t treat anyone as a problem to solve.`,
      ],
    },
    ready: {
      title: "Who it is for",
      items: [
        "Parents, caregivers and grandparents, with or without a diagnosis in the family",
        "Teachers, neighbors and friends who want to help well",
        "Families anywhere. Your child doesn’t need to go to our school",
      ],
    },
    today: {
      title: "What you can do today",
      steps: [
        {
          title: "Ask for the next call",
          text: "Write to us and we send the date and the link. Camera and voice can stay off.",
          link: { label: "Go to the form", to: "#write" },
        },
        {
          title: "Ask for a guide",
          text: "Tell us what is hard this week. We’ll send a guide that fits, or tell you if we don’t have one yet.",
        },
        {
          title: "Read something now",
          text: "A parent on supper, chairs and the one rule they kept.",
          link: { label: "A table with no wrong way to sit", to: "/articles/a-table-with-no-wrong-way-to-sit" },
        },
      ],
    },
    next: {
      title: "What happens next",
      text: `${letter}. The Hub is not an emergency line: if someone is in danger now, call 911, or call or text 988 in the United States.`,
    },
    related: {
      title: "More for families",
      links: [
        { label: "About ERIN’s Place", to: "/erins-place" },
        { label: "Parenting for Liberation", to: "/academy/parenting-for-liberation" },
        { label: "Meet our partners", to: "/collaborations" },
      ],
    },
    form: {
      title: "Join the Hub",
      action: "Ask to join",
      sends: {
        form: "contact",
        initial: { inquiry: "erins-place", subject: "Joining the PASS Hub" },
        hints: { message: "Say whether you want the call, a guide or both. You don’t have to name your child." },
      },
    },
  },
] as const satisfies readonly JoinBrief[];
