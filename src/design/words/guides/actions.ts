import type { ComponentGuide } from "./guide.ts";

const activate = ["Tab", "Moves to it"] as const;
const chakra = (name: string) => `import { ${name} } from "@chakra-ui/react";`;

export const actionGuides = [
  {
    slug: "button",
    name: "Button",
    recipe: "button",
    use: [
      "For actions: send, open, choose.",
      "Use at most one solid button in a section. Others are outline or ghost.",
    ],
    avoid: [
      "For a link to another page inside a sentence. Use a link.",
      "Don’t disable it. Say what is missing instead.",
    ],
    good: {
      samples: [{ words: "Save my place" }, { words: "Read the program", choice: { variant: "outline" } }],
      why: "One button leads. Its words name the result.",
    },
    poor: {
      samples: [{ words: "Submit" }, { words: "OK" }],
      why: "Two solid buttons compete, and neither says what it does.",
    },
    keys: [activate, ["Enter or Space", "Presses it"]],
    access: "Its words are its name. With an icon only, give it an aria-label.",
    heard: { file: "quiz.md", line: "button, Copy Link", lines: 1 },
    imports: [chakra("Button")],
    code: '<Button variant="outline" size="lg">Save my place</Button>',
  },
  {
    slug: "link",
    name: "Link",
    recipe: "link",
    use: [
      "For links to other pages and files.",
      "Inline in sentences, standalone at the end of a card, nav in lists of pages.",
    ],
    avoid: ["For actions on the same page. Use a button."],
    good: {
      samples: [{ words: "Find your role", choice: { variant: "standalone" } }],
      why: "The words make sense alone.",
    },
    poor: { samples: [{ words: "Click here" }], why: "A list of links would repeat these words without a goal." },
    keys: [activate, ["Enter", "Opens it"]],
    access: "In navigation, aria-current marks the current page. A link to another site says that it opens a new tab.",
    heard: { file: "home.md", line: "link, Find your liberation role", lines: 1 },
    imports: ['import { RouteLink } from "../../components/links.tsx";'],
    code: '<RouteLink to="/quiz" variant="standalone">Find your role</RouteLink>',
  },
  {
    slug: "toggle-group",
    name: "Toggle group",
    recipe: "toggleGroup",
    use: ["For two to eight choices that take effect right away, such as filters."],
    avoid: [
      "In forms. Use radio cards, which wait until people send them.",
      "For more than eight choices. Use a native select.",
    ],
    good: { samples: [{ words: "Anywhere" }, { words: "At home" }], why: "Short words of one kind." },
    poor: {
      samples: [{ words: "Show me all of the programs that I can do at home" }],
      why: "A long label hides the difference between choices.",
    },
    keys: [
      ["Tab", "Moves to the next choice"],
      ["Enter or Space", "Presses a choice"],
    ],
    access: "Each choice says if it’s pressed. A filter announces the number of results.",
    heard: { file: "shop.md", line: "button, All Products", lines: 2 },
    imports: ['import { ToggleGroup } from "../../components/toggle-group.tsx";'],
    code: '<ToggleGroup label="Product category" options={options} chosen={chosen} onChoose={choose} />',
  },
  {
    slug: "menu",
    name: "Menu",
    recipe: "menu",
    use: ["For one choice that takes effect right away, behind a button, such as the color mode."],
    avoid: ["For links. Use LinkPopover, which needs no scripts.", "In forms. Use a select."],
    good: { samples: [{ words: "Dark" }], why: "One word for each choice." },
    poor: { samples: [{ words: "Choose how dark this page should be" }], why: "A menu is no place for sentences." },
    keys: [
      ["Enter, Space or Down", "Opens it"],
      ["Up and Down", "Move between choices"],
      ["Escape", "Closes it and returns the focus"],
    ],
    access: "Each choice says if it’s checked.",
    imports: [chakra("Menu"), 'import { menuRecipe } from "../../../theme/recipes/menu.ts";'],
    code: "<Menu.Root recipe={menuRecipe}>…</Menu.Root>",
  },
] as const satisfies readonly ComponentGuide[];
