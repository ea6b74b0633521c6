import type { DesignPart } from "./pages.ts";

export const designWords = {
  parts: "Parts of the design system",
  nav: {
    start: "Foundations",
    colors: "Colors",
    contrast: "Contrast",
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
    lead: "We draw this page from the theme’s recipes, so new variants appear here automatically. Choose a mode and a branch to see every variant, size and state. Hover states show only on devices that can hover.",
    rest: "at rest",
    palettes: "In every palette",
    modes: "In every mode",
    tokens: "Tokens",
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
} as const;
