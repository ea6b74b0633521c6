import type { DesignPart } from "./pages.ts";

export const designWords = {
  parts: "Parts of the design system",
  nav: {
    start: "Foundations",
    colors: "Colors",
    contrast: "Contrast",
    recipes: "Recipes",
    workbench: "Workbench",
  },
  heroes: {
    "": {
      title: "Design system",
      lead: "Paper, clay, leaf and night sky as tokens. Everything here is drawn from the files that designers edit, so it cannot be out of date.",
    },
    colors: {
      title: "Colors",
      lead: "Ramps in OKLCH, and what each color is for. Pages name a purpose and never a step, so a mode can choose another.",
    },
    contrast: {
      title: "Contrast",
      lead: "Every meeting of two colors that has to be seen. Body text asks for 7:1, other text for 4.5:1, edges and pictures for 3:1; with more contrast each asks for more.",
    },
  } satisfies Record<DesignPart, { title: string; lead: string }>,
  foundations: {
    type: {
      title: "Type",
      lead: (heading: string, body: string) =>
        `${heading} speaks, ${body} explains. Each size grows with the page between two ends.`,
    },
    sample: "Rest is a practice",
    space: { title: "Space", lead: "Steps of four pixels; from 8 on they keep to the eight-point rhythm." },
    shape: {
      title: "Shape and depth",
      lead: (edges: string) =>
        `Small corners on controls, large ones on panels; edges of ${edges}; a shadow under menus.`,
    },
    motion: {
      title: "Motion",
      lead: (shortest: string, longest: string) =>
        `Things arrive and settle in ${shortest} to ${longest}. People who ask for less motion see none.`,
    },
    breakpoints: { title: "Breakpoints", lead: "In em, so that a larger text size gives the narrower layout." },
    focus: { title: "Focus", lead: "Two tones, 3:1 to each other: one of them stands out from any ground." },
  },
  colors: {
    ramps: { title: "Ramps", lead: "Primitive steps. Nothing on a page names them." },
    purposes: { title: "By purpose", lead: "The step that each mode takes for a purpose." },
    purpose: "Purpose",
  },
  modes: {
    light: "Light",
    dark: "Dark",
    "light-more-contrast": "Light, more contrast",
    "dark-more-contrast": "Dark, more contrast",
  },
  contrast: {
    caption: (purpose: string) => `${purpose}: contrast ratios`,
    purposes: { body: "Body text", text: "Other text", graphic: "Edges and pictures" },
    on: "on",
    fails: "too low",
    summary: (pairs: number, below: number) =>
      below === 0
        ? `${pairs} pairs in four modes, and none below its ratio.`
        : `${below} of ${pairs} pairs are below their ratio.`,
    least: "At least",
    pair: "Color on ground",
  },
  recipes: {
    lead: "Drawn from the recipes of the theme with the states set by attributes: a new variant appears here by itself. Choose a mode and a branch to see every variant, size and state in them. What hovers shows where a pointer can hover.",
    states: "States",
    rest: "at rest",
    palettes: "In every palette",
    modes: "In every mode",
    tokens: "Tokens",
    code: "Code",
    audit: (day: string, failures: number) =>
      `Last full audit, ${day}: ${failures === 0 ? "no failure" : failures === 1 ? "1 failure" : `${failures} failures`} at level A or AA on all pages, these included.`,
    recipeAudit: (failures: number) =>
      failures === 0
        ? "Last full audit: no failure at level A or AA in what is shown here."
        : `Last full audit: ${failures} ${failures === 1 ? "failure" : "failures"} at level A or AA in what is shown here.`,
    newerThanAudit: "Newer than the last full audit.",
    noAudit: "No full audit has been kept yet; the gate of the audit runs over this page in each test.",
    sample: "Sample",
    view: {
      title: "Show every state in",
      mode: "Mode of the states below",
      asThePage: "As this page",
      branch: "Branch of the states below",
      shared: "All branches",
    },
  },
} as const;
