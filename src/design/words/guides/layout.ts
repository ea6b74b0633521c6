import type { ComponentGuide } from "./guide.ts";

const chakra = (name: string) => `import { ${name} } from "@chakra-ui/react";`;

export const layoutGuides = [
  {
    slug: "card",
    name: "Card",
    recipe: "card",
    use: ["For a thing that has its own page: a program, a product, an event."],
    avoid: ["Around every section. Space separates, too.", "Three alike in a row: let one lead."],
    good: { samples: [{ words: "Winter Kitchen", choice: { variant: "tint" } }], why: "Its title is the link." },
    poor: {
      samples: [{ words: "Did you know?", choice: { variant: "tint" } }],
      why: "A card without a page leads nowhere.",
    },
    keys: [["Tab", "Moves to the link in its title"]],
    access: "It adds no role. Put several into a list.",
    imports: [chakra("Card")],
    code: '<Card.Root variant="tint"><Card.Body>…</Card.Body></Card.Root>',
  },
  {
    slug: "disclosure",
    name: "Disclosure",
    recipe: "disclosure",
    use: ["For questions that some people have, with their answers."],
    avoid: ["For what everyone needs.", "Inside another disclosure."],
    good: { samples: [{ words: "What does it cost?" }], why: "The question says what opens." },
    poor: { samples: [{ words: "More" }], why: "People have to open it to learn what it holds." },
    keys: [
      ["Tab", "Moves to the question"],
      ["Enter or Space", "Opens and closes it"],
    ],
    access: "It says if it’s expanded. Find in page opens it.",
    imports: ['import { Disclosure } from "../../components/disclosure.tsx";'],
    code: '<Disclosure summary="What does it cost?">…</Disclosure>',
  },
  {
    slug: "breadcrumb",
    name: "Breadcrumb",
    recipe: "breadcrumb",
    use: ["Above the heading of a deep page, to show the pages above it."],
    avoid: ["On pages in the top bar, which have nothing above them."],
    good: { samples: [{ words: "Academy" }], why: "Each name is the title of its page." },
    poor: { samples: [{ words: "Back" }], why: "It doesn’t name the page above." },
    keys: [
      ["Tab", "Moves through the links"],
      ["Enter", "Opens one"],
    ],
    access: "It is a navigation landmark with its own name. It leaves out the page itself, which the heading names.",
    heard: { file: "about-people.md", line: "navigation, Breadcrumb", lines: 6 },
    imports: ['import { Breadcrumbs } from "../../components/breadcrumbs.tsx";'],
    code: '<Breadcrumbs trail={trailOver("/academy")} />',
  },
  {
    slug: "skip-link",
    name: "Skip link",
    recipe: "skipNavLink",
    use: ["Once on every page, as the first tab stop. The layout has it already."],
    avoid: ["For links inside a page. Use a link with the heading’s ID."],
    good: { samples: [{ words: "Skip to content" }], why: "Everyone knows these words." },
    poor: { samples: [{ words: "Go" }], why: "It doesn’t say where it leads." },
    keys: [
      ["Tab", "Shows it, at the start of a page"],
      ["Enter", "Moves the focus to the main content"],
    ],
    access: "It takes keyboard users past the header, which repeats on every page.",
    imports: [chakra("SkipNavLink")],
    code: "<SkipNavLink>Skip to content</SkipNavLink>",
  },
] as const satisfies readonly ComponentGuide[];
