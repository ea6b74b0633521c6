import type { priceTier, product } from "./checks/products.ts";
import type { Entry } from "./checks/rules.ts";
import { equitySeats } from "./equity-seats.ts";
import { usd } from "./money.ts";

/** Kinds of products. The kind sets the button label. */
export const productTypes = ["bundle", "service", "digital", "donation"] as const;

export const productCategories = [
  "Bundles",
  "Professional",
  "Services",
  "Digital Resources",
  "Scholarships/Donations",
] as const;

export type ProductCategory = (typeof productCategories)[number];

export type PriceTier = Entry<typeof priceTier>;

export type Product = Entry<typeof product>;

/** True if the product has no status or an active one. */
export function isListed({ status }: Pick<Product, "status">): boolean {
  return status === undefined || status === "active";
}

const shopOrder = [
  {
    id: "prod_01",
    title: "Liberation Starter Pack",
    slug: "liberation-starter-pack",
    description:
      "A good first thing to take home: a workbook, a deck of cards and three talks for your first forty days.",
    long_description: [
      "Decolonization is about land first, and no workbook gives land back. This pack is for the second part: the habits that conquest left in a family, and in how you speak to yourself.",
      "Read two pages, draw one card, and do one thing before bed. After forty days you will have a practice of your own.",
    ],
    price: usd(97),
    original_price: usd(120),
    product_type: "bundle",
    category: "Bundles",
    featured: true,
    equity_available: true,
    pay_it_forward: true,
    status: "active",
    external_url: null,
    checkout_url: "https://checkout.example/liberation-starter-pack",
    stripe_price_id: "price_sample_starter_pack",
    price_tiers: [],
    tags: ["beginning", "self", "practice"],
    contents: [
      "The forty-day workbook, to print or to fill in on screen",
      "Forty practice cards to print: one small act for self, home or work",
      "Three recorded talks with transcripts, twenty minutes each",
      "A guide for reading the workbook with friends over six evenings",
    ],
    sample_page: {
      where: "Workbook, day 3 of 40",
      title: "Whose hurry is this?",
      lines: [
        "Today something will rush you: a bell, a message, a look. Before you move, put one hand on your chest.",
        "Ask: who gains if I hurry? If the answer is not you, and not someone who is bleeding, wait for one breath.",
        "Write one line tonight. I was rushed by … and it belonged to …",
      ],
    },
    placeholder: true,
  },
  {
    id: "prod_02",
    title: "Parenting for Liberation Bundle",
    slug: "parenting-for-liberation-bundle",
    description: "For the adults in a child’s life. Raise a free child without fear, force or a perfect temper.",
    long_description: [
      "When we are tired, most of us parent the way we were parented. We made this with the Hearthlight Parents Circle, and parents tried every page at a kitchen table.",
      "You learn to say no without threat, to repair things after you shout, and to tell the truth about the world in words a six-year-old can hold.",
    ],
    price: usd(147),
    original_price: null,
    product_type: "bundle",
    category: "Bundles",
    featured: true,
    equity_available: true,
    pay_it_forward: true,
    status: "active",
    external_url: null,
    checkout_url: "https://checkout.example/parenting-for-liberation-bundle",
    stripe_price_id: "price_sample_parenting_bundle",
    price_tiers: [],
    tags: ["home", "children", "practice"],
    contents: [
      "Six short video lessons, with captions and transcripts",
      "Scripts for forty hard moments, from bedtime to the news",
      "A picture story to read aloud, with questions to ask after",
      "A poster about repair: what to say when you get it wrong",
      "One evening call with a Hearthlight parent",
    ],
    sample_page: {
      where: "Script 17 of 40",
      title: "“You are not the boss of me!”",
      lines: [
        "You may want to say: Oh yes I am.",
        "Try: You are right. I am not the boss of you. It is my job to keep you safe, and the stove is hot.",
        "If you have already shouted: I shouted. That was mine, not yours. Let me try again.",
      ],
    },
    placeholder: true,
  },
  {
    id: "prod_03",
    title: "Educator & Facilitator Toolkit",
    slug: "educator-facilitator-toolkit",
    description:
      "Session plans, handouts and hard-won advice for anyone who leads a room: teachers, trainers, organizers.",
    long_description: [
      "You can know this work by heart and still freeze when somebody cries, or when the loudest voice will not stop. The toolkit is for that moment.",
      "Run its twelve sessions as they are or take them apart. Each says what can go wrong, and how to make room for people who think, move or speak in their own way. A membership has the toolkits of its courses, and not this one.",
    ],
    price: usd(297),
    original_price: null,
    product_type: "bundle",
    category: "Professional",
    featured: false,
    equity_available: true,
    pay_it_forward: true,
    status: "active",
    external_url: null,
    checkout_url: "https://checkout.example/educator-facilitator-toolkit",
    stripe_price_id: "price_sample_educator_toolkit",
    price_tiers: [],
    tags: ["work", "teaching", "pillars"],
    contents: [
      "Twelve session plans of ninety minutes, with timings",
      "Handouts in plain language and large print",
      "An access checklist for rooms, calls and slides",
      "A guide to conflict: what to do in the first ten seconds",
      "A license to use it all with groups you teach",
    ],
    sample_page: {
      where: "Guide to conflict, page 2",
      title: "The first ten seconds",
      lines: [
        "Someone said a thing, and the room went cold. Breathe out. Say: Let’s stop here.",
        "Look at the person it landed on, not at the one who said it. Ask with your eyes if they want to speak.",
        "Say what you heard, without a name for the person: I heard that some families don’t care.",
      ],
    },
    placeholder: true,
  },
  {
    id: "prod_04",
    title: "1:1 Liberation Coaching",
    slug: "1-1-liberation-coaching",
    description: "An hour with one person who listens, asks good questions and does not need you to be fine.",
    long_description: [
      "Bring the thing you keep circling: a family pattern, a job that keeps you small, a harm you did or one done to you. Your coach will not fix you. They help you hear what you already know, and choose one next step.",
      "Coaching is not therapy, and we tell you when therapy would serve you better.",
    ],
    price: null,
    original_price: null,
    product_type: "service",
    category: "Services",
    featured: true,
    equity_available: true,
    pay_it_forward: true,
    status: "active",
    external_url: "https://booking.example/kindred-ground/coaching",
    checkout_url: null,
    stripe_price_id: null,
    price_tiers: [
      { label: "Supported", amount: usd(40), for: "Money is tight. Someone has already paid the rest." },
      { label: "Steady", amount: usd(95), for: "You can meet your needs. This covers the hour." },
      {
        label: "Pay it forward",
        amount: usd(150),
        for: "You have more than enough. You pay part of someone else’s hour.",
      },
    ],
    tags: ["self", "work", "one to one"],
    contents: [
      "One hour by video, phone or written exchange",
      "A short form beforehand, so you don’t start from zero",
      "Notes in your own words, sent the same day",
    ],
    placeholder: true,
  },
  {
    id: "prod_05",
    title: "Cinema & Conjure Workshop Replay",
    slug: "cinema-and-conjure-workshop-replay",
    description:
      "Watch the workshop when it suits you: two hours on the spells that films cast, and how to break them.",
    long_description: [
      "Every film tells you who matters. The Lantern Room takes five famous scenes, slows them down, and shows how light, music and a cut decide who you grieve for. Then it shows you five scenes that do the opposite.",
      "You watch alone or with friends. There are places to pause, and a question at each one.",
    ],
    price: usd(47),
    original_price: null,
    product_type: "digital",
    category: "Digital Resources",
    featured: false,
    equity_available: true,
    pay_it_forward: false,
    status: "active",
    external_url: null,
    checkout_url: "https://checkout.example/cinema-and-conjure-workshop-replay",
    stripe_price_id: "price_sample_cinema_replay",
    price_tiers: [],
    tags: ["story", "film", "home"],
    contents: [
      "The whole workshop on video, two hours, with captions",
      "An audio-described version",
      "The watch list: ten films and where to borrow them",
      "A one-page guide for hosting a film night",
    ],
    placeholder: true,
  },
  {
    id: "prod_06",
    title: "Pay It Forward Fund",
    slug: "pay-it-forward-fund",
    description: "Give what you can, once or every month. All of it opens a seat for someone you may never meet.",
    long_description: [
      `An equity seat lets you into a program, or gets you something from this shop, ${equitySeats.price}. It is for anyone who needs it, no questions asked. The fund makes that promise true. No one has to prove that they are poor enough, and no one learns who paid.`,
      `Any amount moves the line forward. The fund pays for ${equitySeats.poolPaysFor}.`,
    ],
    price: null,
    original_price: null,
    product_type: "donation",
    category: "Scholarships/Donations",
    featured: false,
    equity_available: false,
    pay_it_forward: true,
    status: "active",
    external_url: null,
    checkout_url: null,
    stripe_price_id: null,
    price_tiers: [],
    tags: ["giving", "practice"],
    contents: [
      "A seat, or a part of one, for the next person on the list",
      "A receipt by email",
      "One letter a year that says where the money went",
    ],
    placeholder: true,
  },
  {
    id: "prod_07",
    title: "Dismantling Supremacy ebook",
    slug: "dismantling-supremacy-ebook",
    description: "A short, plain book on how the belief that some people are worth more gets into everyday rooms.",
    long_description: [
      "Supremacy is not only a hood or a flag. It is the meeting where one way of speaking counts as clever, and the school where one way of sitting counts as good. This book walks through such rooms one by one, and at each door asks what you could do differently tomorrow.",
      "It is written to be read in an afternoon, or a chapter at a time with other people. A bookstore we trust sells it for us.",
    ],
    price: usd(27),
    original_price: null,
    product_type: "digital",
    category: "Digital Resources",
    featured: false,
    equity_available: true,
    pay_it_forward: false,
    status: "active",
    external_url: "https://bookshop.example/dismantling-supremacy",
    checkout_url: null,
    stripe_price_id: null,
    price_tiers: [],
    tags: ["pillars", "beginning", "work"],
    contents: [
      "Nine chapters, about 120 pages",
      "EPUB and tagged PDF, both tested with screen readers",
      "Questions for a reading circle",
    ],
    placeholder: true,
  },
  {
    id: "prod_08",
    title: "15 Pillars framework",
    slug: "15-pillars-framework",
    description:
      "Fifteen habits that hold up unfair systems: how to spot each one, what it costs and a way out. Pay what fits.",
    long_description: [
      "Perfectionism. A sense of urgency. Fear of open conflict. You have met these at work, and maybe in the mirror. The framework lays out fifteen such pillars on fifteen pages, so that a group can point at one and say: this, here, today.",
      "It follows Tema Okun’s writing on the characteristics of white supremacy culture. Each pillar comes with our own practices for self, home and work. Our quiz listens for the same fifteen.",
    ],
    price: null,
    original_price: null,
    product_type: "digital",
    category: "Digital Resources",
    featured: false,
    equity_available: false,
    pay_it_forward: true,
    status: "active",
    external_url: "https://library.example/15-pillars-framework",
    checkout_url: null,
    stripe_price_id: null,
    price_tiers: [
      { label: "Free", amount: usd(0), for: "Take it. That is what it is for." },
      { label: "Fair share", amount: usd(15), for: "You can spare a meal out." },
      { label: "Pay it forward", amount: usd(45), for: "You pay for two others." },
    ],
    tags: ["pillars", "work", "self"],
    contents: [
      "Fifteen pages, one pillar on each",
      "A wall sheet with all fifteen at a glance",
      "Practices for self, home and work",
    ],
    placeholder: true,
  },
] as const satisfies readonly Product[];

export type ProductSlug = (typeof shopOrder)[number]["slug"];

export const products: readonly (Product & { slug: ProductSlug })[] = shopOrder;
