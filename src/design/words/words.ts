import type { DesignPart } from "../../../data/design-pages.ts";

export const designWords = {
  parts: "Parts of the design system",
  nav: {
    "": "Foundations",
    colors: "Colors",
    contrast: "Contrast",
    actions: "Actions",
    fields: "Fields",
    feedback: "Feedback",
    content: "Text and data",
    layout: "Layout",
    patterns: "Patterns",
    workbench: "Workbench",
  },
  heroes: {
    "": {
      title: "Design system",
      lead: "Paper, clay, leaf and night sky as tokens. We draw everything here from the files that designers edit, so it’s always up to date.",
    },
    colors: {
      title: "Colors",
      lead: "Ramps in OKLCH, and what each color is for. Pages name a purpose, never a step, so each mode can choose its own.",
    },
    contrast: {
      title: "Contrast",
      lead: "Every pair of colors that people need to tell apart. Body text needs 7:1, other text 4.5:1, and edges and pictures 3:1. When people ask for more contrast, each needs more.",
    },
    actions: { title: "Actions", lead: "What people press: buttons, links, toggle groups and menus." },
    fields: { title: "Fields", lead: "Where people write and choose. Every field has a label above it." },
    feedback: {
      title: "Feedback",
      lead: "What the page says about a thing, about progress, and about what just happened.",
    },
    content: { title: "Text and data", lead: "How text and figures look: headings, quotations, lists and tables." },
    layout: { title: "Layout", lead: "What holds content together, and what leads through and past it." },
    patterns: { title: "Patterns", lead: "How components work together, and how we write." },
  } satisfies Record<DesignPart, { title: string; lead: string }>,
  foundations: {
    type: {
      title: "Type",
      lead: (heading: string, body: string) =>
        `${heading} for headings, ${body} for text. Each size grows with the page, between two limits.`,
    },
    sample: "Rest is a practice",
    space: { title: "Space", lead: "Steps of four pixels. From 8 up, steps follow an eight-point rhythm." },
    shape: {
      title: "Shape and depth",
      lead: (edges: string) =>
        `Small corners on controls, large ones on panels. Borders are ${edges} wide. Menus have a shadow.`,
    },
    motion: {
      title: "Motion",
      lead: (shortest: string, longest: string) =>
        `Everything settles in ${shortest} to ${longest}. People who ask for less motion see none.`,
    },
    breakpoints: { title: "Breakpoints", lead: "In em, so larger text gets the narrower layout." },
    files: {
      title: "Token files",
      lead: "Use the tokens elsewhere. These addresses stay the same, and other sites may read them.",
      css: "Every value as a CSS custom property, in all four modes",
      resolver: "Which files make each mode (DTCG 2025.10)",
      tokens: "Tokens with descriptions (DTCG 2025.10)",
    },
    focus: { title: "Focus", lead: "Two tones, 3:1 to each other, so one of them shows on any background." },
  },
  colors: {
    ramps: { title: "Ramps", lead: "Primitive steps. Pages never use them directly." },
    purposes: { title: "By purpose", lead: "The step that each mode uses for a purpose." },
    purpose: "Purpose",
  },
  modes: {
    light: "Light",
    dark: "Dark",
    "light-more-contrast": "Light, more contrast",
    "dark-more-contrast": "Dark, more contrast",
  },
  contrast: {
    purposes: { body: "Body text", text: "Other text", graphic: "Edges and pictures" },
    on: "on",
    fails: "too low",
    summary: (pairs: number, below: number) =>
      below === 0 ? `All ${pairs} pairs pass in four modes.` : `${below} of ${pairs} pairs are below their ratio.`,
    pair: "Color on background",
  },
  components: {
    list: "On this page",
    use: "Use it",
    avoid: "Don’t use it",
    good: "Do",
    poor: "Don’t",
    states: "Variants and states",
    standard: "standard",
    rest: "at rest",
    sample: "Sample",
    palettes: "In every palette",
    access: "Keyboard and screen readers",
    noKeys: "It’s no tab stop.",
    heard: (file: string) =>
      `A virtual screen reader says this on a page of the site (a11y/transcripts/spoken/${file}):`,
    code: "Code",
    modes: { title: "In every mode", lead: "Each panel keeps its own mode, whichever mode the page is in." },
  },
  patterns: {
    made: "Made of",
    seen: "On the site:",
  },
} as const;
