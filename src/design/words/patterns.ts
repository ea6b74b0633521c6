import type { GuideSample } from "./guides/guide.ts";

export interface Pattern {
  id: string;
  title: string;
  lead: string;
  points: readonly string[];
  /** Samples of recipes that belong to the pattern. */
  samples?: readonly (GuideSample & { recipe: string })[];
  /** Slugs of components. */
  components: readonly string[];
  /** Page that shows the pattern. */
  seen: { to: string; label: string };
}

export const patterns: readonly Pattern[] = [
  {
    id: "forms",
    title: "Forms",
    lead: "Ask for little, say why, and keep what people have written.",
    points: [
      "One column. Labels above fields, hints between them.",
      "Mark optional fields, not required ones, if most are required.",
      "A draft stays on the device until it is sent.",
      "Give fields the autocomplete value of their data.",
    ],
    samples: [{ recipe: "input", words: "Ada Lovelace", above: "Your name" }],
    components: ["text-field", "text-area", "native-select", "checkbox", "radio-card", "button"],
    seen: { to: "/contact", label: "The contact form" },
  },
  {
    id: "errors",
    title: "Errors",
    lead: "Say what is wrong and how to fix it, at the field and in a list at the top.",
    points: [
      "Check when people send the form, then after each change.",
      "The list of errors gets the focus. Each entry leads to its field.",
      "Never use color alone: words and a border show it too.",
      "Don’t blame: “Enter an address such as ada@example.org.”",
    ],
    samples: [
      {
        recipe: "input",
        words: "ada@example",
        state: "_invalid",
        above: "Email",
        below: "Enter an address such as ada@example.org.",
      },
    ],
    components: ["text-field", "link"],
    seen: { to: "/get-involved", label: "Forms to take part" },
  },
  {
    id: "empty",
    title: "Nothing found",
    lead: "Say what is empty, why, and what people can do next.",
    points: [
      "Name the filter that hides everything, and offer to remove it.",
      "Keep the filters where they are.",
      "Announce the number of results.",
    ],
    samples: [
      {
        recipe: "button",
        words: "Show all programs",
        above: "No program fits both filters.",
        choice: { variant: "outline" },
      },
    ],
    components: ["toggle-group", "button"],
    seen: { to: "/search", label: "The search" },
  },
  {
    id: "waiting",
    title: "Waiting",
    lead: "Every page arrives complete, so people wait only for what they send.",
    points: [
      "The button says what happens: “Sending…”. It stays in its place.",
      "Show a bar only if the end is known.",
      "No spinners, and no gray boxes in the place of text.",
    ],
    samples: [{ recipe: "progress", words: "", above: "Question 6 of 15" }],
    components: ["button", "progress-bar"],
    seen: { to: "/quiz", label: "The quiz" },
  },
  {
    id: "offline",
    title: "Without a connection",
    lead: "What people send waits on their device and is sent later.",
    points: [
      "A list at the top shows what waits, with a button for each.",
      "Say that it is safe, and what will happen.",
      "Never clear a form before the server has it.",
    ],
    samples: [{ recipe: "toast", words: "Saved on this device" }],
    components: ["notification", "button"],
    seen: { to: "/contact", label: "The contact form" },
  },
];

export const contentStyle = {
  id: "words",
  title: "Content style",
  lead: "Plain American English, as we would say it to a neighbor.",
  points: [
    "Begin with the visitor’s question, then the answer, then the details.",
    "At most 25 words a sentence. One idea a paragraph.",
    "Verbs on buttons, and the result: “Save my place”.",
    "Links make sense alone. No “click here”.",
    "Sentence case in headings. Capitals only for names.",
    "Numbers as figures, with their unit: “8 weeks”, “12 students”.",
    "Identity first or person first, as each community prefers.",
  ],
} as const;
