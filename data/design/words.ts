import type { DesignPart } from "./pages.ts";

export const designWords = {
  parts: "Parts of the design system",
  nav: {
    "": "Foundations",
    colors: "Colors",
    contrast: "Contrast",
    components: "Components",
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
    components: {
      title: "Components",
      lead: "What pages are made of. Each has its own page: when to use it, variants, states, parts, props, keys and code.",
    },
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
  recipes: {
    lead: "We draw everything here from the theme’s recipes, so new variants appear automatically. Hover states show only on devices that can hover.",
    rest: "at rest",
    palettes: "In every palette",
    modes: "In every mode",
    tokens: "Tokens that it uses",
    audit: (day: string, failures: number) =>
      `Last full audit, ${day}: ${failures === 0 ? "no failures" : failures === 1 ? "1 failure" : `${failures} failures`} at level A or AA on all pages, including these.`,
    recipeAudit: (failures: number) =>
      failures === 0
        ? "Last full audit: no failures at level A or AA on this page."
        : `Last full audit: ${failures} ${failures === 1 ? "failure" : "failures"} at level A or AA on this page.`,
    newerThanAudit: "Newer than the last full audit.",
    noAudit: "No full audit yet. A shorter audit checks this page in every test run.",
    sample: "Sample",
    view: {
      title: "Show every state in",
      mode: "Mode for the states below",
      asThePage: "Same as this page",
      branch: "Branch for the states below",
      shared: "All branches",
    },
  },
  components: {
    use: "Use it",
    avoid: "Don’t use it",
    good: "Do",
    poor: "Don’t",
    code: "Code",
    copy: { label: "Copy code", done: "Code copied", denied: "Copy this code" },
    source: (file: string) => `Source: ${file}`,
    states: "Variants and states",
    anatomy: "Parts",
    anatomyLead: "Each slot of the recipe has an outline in its own sample.",
    props: "Props",
    propsLead: "Read from the types. The component also takes the props of Chakra’s part below it.",
    propColumns: ["Prop", "Type", "Notes"],
    preset: (value: string) => `Default: ${value}`,
    required: "Required",
    access: "Keyboard and screen readers",
    keyColumns: ["Keys", "Effect"],
    noKeys: "It’s no tab stop.",
    heard: (file: string) =>
      `A virtual screen reader says this on a page of the site (a11y/transcripts/spoken/${file}):`,
    uses: "Where it is used",
    everyPage: "On every page, as a part of the layout.",
    usedOn: (count: number) => (count === 0 ? "No page uses it yet." : `On pages of ${count} kinds`),
    usedIn: (count: number) => `In ${count} ${count === 1 ? "module" : "modules"}`,
    /** Pages of one kind, by their route. Other routes have one page, with its own title. */
    kinds: {
      answer: "Answers to a form",
      article: "Articles",
      brief: "Briefs",
      event: "Events",
      paid: "Payments",
      product: "Products",
      program: "Programs",
      role: "Roles",
    },
  },
  patterns: {
    made: "Made of",
    seen: "On the site:",
  },
} as const;
