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
        use: "For actions: send, open, choose. Use at most one solid button in a band. On deep bands, use the two variants made for them.",
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
        use: "For links to other pages. Use inline in sentences, standalone at the end of a card, and nav in lists of pages.",
        code: '<RouteLink to="/quiz" variant="standalone">Find your role</RouteLink>',
      },
      {
        name: "skipNavLink",
        use: "The first tab stop on every page. It’s visible only while it has the focus, and here.",
        code: "<SkipNavLink>Skip to content</SkipNavLink>",
      },
      {
        name: "toggleGroup",
        use: "For a few choices that take effect right away, such as filters. In forms, use radio cards.",
        code: '<ToggleGroup label="Product category" options={options} chosen={chosen} onChoose={choose} />',
      },
      {
        name: "breadcrumb",
        use: "Shows the pages above a deep page. Put it above the heading. Don’t use it on pages in the top bar.",
        code: '<Breadcrumbs trail={trailOver("/academy")} />',
      },
      {
        name: "badge",
        use: "For a fact of one or two words beside a title: free, online, sliding scale. Never a button.",
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
        use: "For one line of text. Put the label above it and the error below.",
        code: '<Input name="email" type="email" />',
      },
      { name: "textarea", use: "For more than one line. It grows downward.", code: '<Textarea name="message" />' },
      {
        name: "nativeSelect",
        use: "For more than five choices. It works without scripts.",
        code: "<NativeSelect.Root><NativeSelect.Field>…</NativeSelect.Field></NativeSelect.Root>",
      },
      {
        name: "select",
        use: "Replaces the native list when the visitor comes near it.",
        code: "<Select.Root recipe={selectRecipe}>…</Select.Root>",
      },
      {
        name: "checkbox",
        use: "For yes or no, or any of several. To choose one, use radio cards.",
        code: "<Checkbox.Root recipe={checkboxRecipe}>…</Checkbox.Root>",
      },
      {
        name: "radioCard",
        use: "For one of two to six choices, each with its own sentence, as in the quiz.",
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
        use: "Names a band. Its level follows the page, and its size follows the text style.",
        code: '<Heading as="h2" textStyle="h1">Pricing</Heading>',
      },
      {
        name: "blockquote",
        use: "For a person’s own words, with their name.",
        code: "<Blockquote.Root><Blockquote.Content>…</Blockquote.Content></Blockquote.Root>",
      },
      {
        name: "list",
        use: "For points of one kind. Use marker in running text, plain with icons, and ruled when people read each point separately.",
        code: '<List.Root variant="ruled"><List.Item>…</List.Item></List.Root>',
      },
      {
        name: "dataList",
        use: "For names with their facts: date, place, price.",
        code: '<DataList.Root variant="columns">…</DataList.Root>',
      },
      {
        name: "table",
        use: "For comparing in two directions. It scrolls if it’s wider than the page.",
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
        use: "For a thing that has its own page. Never put three alike in a row: let one lead.",
        code: '<Card.Root variant="tint"><Card.Body>…</Card.Body></Card.Root>',
      },
      {
        name: "stat",
        use: "For one figure that carries a band, with what it counts.",
        code: '<FigureStat variant="accent" value="12" label="students a pod" />',
      },
      {
        name: "disclosure",
        use: "For a question that opens to its answer. Don’t hide anything in it that everyone needs.",
        code: '<Disclosure summary="What does it cost?">…</Disclosure>',
      },
      {
        name: "progress",
        use: "Shows how far along people are, if the end is known. Say it in words beside it, too.",
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
        use: "For one choice that takes effect right away, behind a button, such as the color mode. For links, use LinkPopover.",
        code: "<Menu.Root>…</Menu.Root>",
      },
      {
        name: "toast",
        use: "For news about something elsewhere. Also say it where the visitor is.",
        code: 'notify({ type: "success", title: "Address copied" })',
      },
    ],
  },
] as const satisfies readonly RecipeFamily[];
