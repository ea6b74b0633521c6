export interface RecipeGuide {
  /** Recipe key in the theme. Variants, sizes and states are read from the theme itself. */
  name: string;
  /** When to use the recipe, and when not to. */
  use: string;
  code: string;
}

/** Recipes that share one page. */
export interface RecipeFamily {
  slug: string;
  title: string;
  /** Meta description of the page, 41 to 155 characters. */
  description: string;
  recipes: readonly RecipeGuide[];
}

export const recipeFamilies = [
  {
    slug: "actions",
    title: "Buttons",
    description: "The buttons of the design system: every variant, size and state, by branch and in all four modes.",
    recipes: [
      {
        name: "button",
        use: "What does something: sends, opens, chooses. One solid button a band at most; on a deep band the two variants made for it.",
        code: '<Button variant="outline" size="lg">Save my place</Button>',
      },
    ],
  },
  {
    slug: "ways-on",
    title: "Links and choices",
    description:
      "Links in three roles, groups of buttons of which one is pressed, and badges, with their states and tokens.",
    recipes: [
      {
        name: "link",
        use: "What leads somewhere. Inline in sentences, standalone at the end of a card, nav in lists of places.",
        code: '<RouteLink to="/quiz" variant="standalone">Find your role</RouteLink>',
      },
      {
        name: "skipNavLink",
        use: "The first stop of the keyboard on every page. It is seen while it has the focus, and here.",
        code: "<SkipNavLink>Skip to content</SkipNavLink>",
      },
      {
        name: "toggleGroup",
        use: "A choice of few that shows at once what it does, such as filters. For forms take radio cards.",
        code: '<ToggleGroup label="Product category" options={options} chosen={chosen} onChoose={choose} />',
      },
      {
        name: "breadcrumb",
        use: "What a deep page lies below, above its heading. Not on pages that the top bar leads to.",
        code: '<Breadcrumbs trail={trailOver("/academy")} />',
      },
      {
        name: "badge",
        use: "A fact of one or two words beside a title: free, online, sliding scale. Never a button.",
        code: '<Badge variant="tint">Free</Badge>',
      },
    ],
  },
  {
    slug: "fields",
    title: "Form fields",
    description: "Fields, lists, boxes to tick and radio cards of the forms: at rest, invalid, read only and disabled.",
    recipes: [
      {
        name: "input",
        use: "One line of text. The label stands above it, and what is wrong below.",
        code: '<Input name="email" type="email" />',
      },
      { name: "textarea", use: "More than one line; it grows downward.", code: '<Textarea name="message" />' },
      {
        name: "nativeSelect",
        use: "A choice of more than five. It works without scripts.",
        code: "<NativeSelect.Root><NativeSelect.Field>…</NativeSelect.Field></NativeSelect.Root>",
      },
      {
        name: "select",
        use: "The list that takes the place of the native one once somebody is near.",
        code: "<Select.Root recipe={selectRecipe}>…</Select.Root>",
      },
      {
        name: "checkbox",
        use: "Yes or no, or any of several. A choice of one is a radio card.",
        code: "<Checkbox.Root recipe={checkboxRecipe}>…</Checkbox.Root>",
      },
      {
        name: "radioCard",
        use: "One of two to six, each with a sentence of its own: the questions of the quiz.",
        code: "<RadioCard.Root>…</RadioCard.Root>",
      },
    ],
  },
  {
    slug: "words",
    title: "Words and lists",
    description: "Headings, quotations, lists, facts and tables of the design system, with their variants and tokens.",
    recipes: [
      {
        name: "heading",
        use: "The name of a band. Its level follows the page, its size the text style.",
        code: '<Heading as="h2" textStyle="h1">Pricing</Heading>',
      },
      {
        name: "blockquote",
        use: "Somebody’s own words, with who said them.",
        code: "<Blockquote.Root><Blockquote.Content>…</Blockquote.Content></Blockquote.Root>",
      },
      {
        name: "list",
        use: "Points of one kind. Marker in running text, plain with icons, ruled where each is read by itself.",
        code: '<List.Root variant="ruled"><List.Item>…</List.Item></List.Root>',
      },
      {
        name: "dataList",
        use: "Names with their facts: date, place, price.",
        code: '<DataList.Root variant="columns">…</DataList.Root>',
      },
      {
        name: "table",
        use: "What is compared in two directions. It scrolls by itself where it is wider than the page.",
        code: "<Table.Root><Table.Caption>…</Table.Caption>…</Table.Root>",
      },
    ],
  },
  {
    slug: "pieces",
    title: "Pieces",
    description: "Cards, figures, disclosures and progress of the design system, with their variants and tokens.",
    recipes: [
      {
        name: "card",
        use: "A thing that has a page of its own. Never three alike in a row: let one lead.",
        code: '<Card.Root variant="tint"><Card.Body>…</Card.Body></Card.Root>',
      },
      {
        name: "stat",
        use: "One figure that carries a band, with what it counts.",
        code: '<FigureStat variant="accent" value="12" label="students a pod" />',
      },
      {
        name: "disclosure",
        use: "A question that opens to its answer. What everybody needs is not hidden in one.",
        code: '<Disclosure summary="What does it cost?">…</Disclosure>',
      },
      {
        name: "progress",
        use: "How far along, where the end is known. The words beside it say it, too.",
        code: '<ProgressBar value={4} max={15} label="Question 4 of 15" />',
      },
    ],
  },
  {
    slug: "overlays",
    title: "Over the page",
    description: "Menus and notices, which cover a part of the page for a while, with their states and tokens.",
    recipes: [
      {
        name: "menu",
        use: "A choice of one that takes effect at once, behind a button: the color mode. For links use LinkPopover.",
        code: "<Menu.Root>…</Menu.Root>",
      },
      {
        name: "toast",
        use: "Something happened elsewhere. It is also said where the visitor is.",
        code: 'notify({ type: "success", title: "Address copied" })',
      },
    ],
  },
] as const satisfies readonly RecipeFamily[];

export type RecipeFamilySlug = (typeof recipeFamilies)[number]["slug"];
