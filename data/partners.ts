import type { partner } from "./checks/programs.ts";
import type { Entry } from "./checks/rules.ts";

export type Partner = Entry<typeof partner>;

/** Display order; the home page names the first six. */
export const partners = [
  {
    slug: "hearthlight-parents-circle",
    name: "Hearthlight Parents Circle",
    collaboration: "Parenting for Liberation",
    description:
      "Parents who meet every other Sunday to raise children without fear or force. Together we built a bundle for home, and a circle.",
    focus: "Parenting",
    link: "https://hearthlight-parents.example/",
    linkLabel: "Visit",
    placeholder: true,
  },
  {
    slug: "the-lantern-room",
    name: "The Lantern Room",
    collaboration: "Cinema & Conjure",
    description:
      "A small film house that shows one film a month and talks until the chairs are stacked. We watch for the wisdom that films carry.",
    focus: "Film and story",
    link: "https://lantern-room.example/",
    linkLabel: "Visit",
    placeholder: true,
  },
  {
    slug: "open-ledger-co-op",
    name: "Open Ledger Co-op",
    collaboration: "Accounts & Ledgers",
    description:
      "Worker-owned bookkeepers who teach families and small groups to read their own numbers. We ask of every ledger who is owed, and who was never paid.",
    focus: "Money and repair",
    link: "https://open-ledger.example/",
    linkLabel: "Learn More",
    placeholder: true,
  },
  {
    slug: "softer-hours",
    name: "Softer Hours",
    collaboration: "Radical Self-Love Meditations",
    description:
      "Ten-minute recordings for people who were told to earn their rest, each in a spoken and a written version.",
    focus: "Rest",
    link: "https://softer-hours.example/",
    linkLabel: "Learn More",
    placeholder: true,
  },
  {
    slug: "threshold-homes",
    name: "Threshold Homes",
    collaboration: "Equity in Housing",
    description:
      "Tenant organizers and a community land trust, which keeps land out of the market for good. They teach how housing was divided, and how a block can hold on to its homes.",
    focus: "Housing",
    link: "https://threshold-homes.example/",
    linkLabel: "Read More",
    placeholder: true,
  },
  {
    slug: "common-purse",
    name: "Common Purse",
    collaboration: "Ethical Wealth Building",
    description:
      "A lending circle that has moved money between neighbors for eleven years without interest. Our workshop is for people with too little or more than enough.",
    focus: "Shared wealth",
    link: "https://common-purse.example/",
    linkLabel: "Learn More",
    placeholder: true,
  },
  {
    slug: "rooted-body-practice",
    name: "Rooted Body Practice",
    collaboration: "Liberation Through Somatics",
    description:
      "Somatics means learning through what the body feels. Two practitioners teach slow, guided movement for people who carry stress. Every exercise can be done in a chair.",
    focus: "Body",
    link: "https://rooted-body.example/",
    linkLabel: "Read More",
    placeholder: true,
  },
  {
    slug: "spectrum-kin-network",
    name: "Spectrum Kin Network",
    collaboration: "The PASS Hub",
    description:
      "Autistic adults and parents of neurodivergent children. With ERIN’s Place they run a free library of plain guides and a monthly call.",
    focus: "Neurodivergent kin",
    link: "https://spectrum-kin.example/",
    linkLabel: "Visit",
    placeholder: true,
  },
] as const satisfies readonly Partner[];
