import type { Seen } from "../accepted-findings.ts";

/**
 * A certain result that engines are known to get wrong in some cases.
 *
 * `confirmed` needs a second engine or check that is certain of the same barrier at the same element. Without it, a
 * person decides. `dropped` is no failure at all.
 */
export interface Doubt {
  engine: string;
  rules: readonly string[];
  /** Limits the doubt to elements with this markup, or to results with this message. */
  where?: { markup?: RegExp; message?: RegExp };
  unless: "confirmed" | "dropped";
  /** The only engines and checks that can confirm it. */
  by?: readonly string[];
  because: string;
}

export const doubts: readonly Doubt[] = [
  {
    engine: "html-validate",
    rules: [
      "input-missing-label",
      "text-content",
      "wcag/h30",
      "wcag/h36",
      "wcag/h37",
      "wcag/h63",
      "wcag/h67",
      "wcag/h71",
      "area-alt",
      "valid-autocomplete",
      "empty-title",
      "empty-heading",
      "no-autoplay",
      "meta-refresh",
      "hidden-focusable",
      "multiple-labeled-controls",
    ],
    unless: "confirmed",
    because: "It reads the file as served, so it knows neither styles nor what ARIA, title or scripts add to a name.",
  },
  {
    engine: "equal-access",
    rules: ["svg_graphics_labelled"],
    unless: "confirmed",
    because: "It reports every drawing without a name, also those that browsers expose as nothing.",
  },
  {
    engine: "equal-access",
    rules: ["element_lang_valid", "html_lang_valid"],
    unless: "confirmed",
    because: "It does not accept letters in upper case, or language tags with several subtags.",
  },
  {
    engine: "equal-access",
    rules: ["aria_role_valid", "aria_role_allowed", "aria_attribute_required", "aria_attribute_allowed"],
    unless: "confirmed",
    because: "It judges roles that browsers ignore, such as a presentational role on an element that has focus.",
  },
  {
    engine: "equal-access",
    rules: ["table_headers_related", "table_headers_exists", "table_structure_misuse", "table_scope_valid"],
    unless: "confirmed",
    because: "It takes every table for a data table, and reads neither headers attributes nor explicit roles.",
  },
  {
    engine: "equal-access",
    rules: ["input_label_exists", "aria_widget_labelled"],
    unless: "confirmed",
    because: "It does not take a title or a placeholder for a name, although browsers do.",
  },
  {
    engine: "equal-access",
    rules: ["input_autocomplete_valid"],
    unless: "confirmed",
    because: "It ties values to types of fields more strictly than 1.3.5 does.",
  },
  {
    engine: "equal-access",
    rules: ["skip_main_exists"],
    unless: "confirmed",
    because: "It asks for a main landmark, but headings or a link are a way past repeated content, too.",
  },
  {
    engine: "axe",
    rules: ["avoid-inline-spacing"],
    unless: "confirmed",
    because: "It reports important spacing that is already as wide as 1.4.12 asks, or that no text has.",
  },
  {
    engine: "alfa",
    rules: ["sia-r91", "sia-r92", "sia-r93"],
    unless: "confirmed",
    because: "It computes styles without the browser, and does not see that a later rule overrides them.",
  },
  {
    engine: "equal-access",
    rules: ["text_contrast_sufficient"],
    unless: "confirmed",
    by: ["axe-measures", "text-background"],
    because: "It reads colors from styles, but not shadows, pictures and symbols. The other two see or leave them.",
  },
  ...(["equal-access", "alfa"] as const).map(
    (engine): Doubt => ({
      engine,
      rules: ["aria_hidden_nontabbable", "sia-r17"],
      unless: "confirmed",
      by: ["axe"],
      because: "An element that passes the focus on at once may be hidden. Only axe looks for a dialog that needs it.",
    }),
  ),
  ...(["equal-access", "alfa"] as const).map(
    (engine): Doubt => ({
      engine,
      rules: ["aria_child_valid", "sia-r68"],
      where: { markup: /^<(table|thead|tbody|tr)[ >]/ },
      unless: "confirmed",
      by: ["axe"],
      because: "A table without cells has nothing to lose, and browsers expose cells without a role.",
    }),
  ),
  {
    engine: "equal-access",
    rules: ["frame_title_exists", "img_alt_decorative"],
    unless: "confirmed",
    because: "It judges frames and pictures that a role or an empty box takes away from assistive technology.",
  },
  {
    engine: "alfa",
    rules: ["sia-r76"],
    unless: "confirmed",
    because: "It asks for the role of a header cell where an explicit role has replaced it.",
  },
  ...(["axe", "equal-access", "alfa"] as const).map(
    (engine): Doubt => ({
      engine,
      rules: ["label-content-name-mismatch", "label_name_visible", "sia-r14"],
      unless: "confirmed",
      by: ["names"],
      because: "It compares letters, not words, and counts symbols, icon fonts and text in parentheses as the label.",
    }),
  ),
  {
    engine: "alfa",
    rules: ["sia-r83"],
    unless: "confirmed",
    by: ["large-text"],
    because: "It reads fixed heights from styles. large-text measures whether text is lost.",
  },
  {
    engine: "alfa",
    rules: ["sia-r84"],
    unless: "confirmed",
    because: "It takes overflow for scrolling, although nothing needs to scroll into view.",
  },
  {
    engine: "alfa",
    rules: ["sia-r95"],
    unless: "confirmed",
    because: "It reads a frame without its size, and takes an inert or tiny frame for one that a visitor can use.",
  },
  {
    engine: "alfa",
    rules: ["sia-r42", "sia-r68", "sia-r46"],
    unless: "confirmed",
    because: "It takes implicit roles of tables and lists that styles or roles around them change.",
  },
];

function isDoubted({ engine, rules, where }: Doubt, { by, found }: Seen): boolean {
  return (
    engine === by &&
    rules.includes(found.rule) &&
    (where?.markup?.test(found.element.markup) ?? true) &&
    (where?.message?.test(found.message) ?? true)
  );
}

/**
 * html-validate confirms nothing, because it does not know the styles and names that the engines compute. For the same
 * reason, it needs an engine without a doubt.
 */
function isWitness({ one, doubt }: { one: Seen; doubt: Doubt | undefined }, by: string): boolean {
  if (one.by === by || one.by === "html-validate") return false;
  return by === "html-validate" ? doubt === undefined : doubt?.unless !== "dropped";
}

/** Corrects the sightings of one barrier at one element of one page by the doubts. */
export function agreed(sightings: readonly Seen[], known: readonly Doubt[] = doubts): Seen[] {
  const doubted = sightings.map((one) => ({ one, doubt: known.find((doubt) => isDoubted(doubt, one)) }));
  const sure = doubted.filter(({ one }) => one.found.certainty === "fails");
  return doubted.flatMap(({ one, doubt }) => {
    if (!doubt || one.found.certainty !== "fails") return [one];
    if (doubt.unless === "dropped") return [];
    if (sure.some((other) => isWitness(other, one.by) && (doubt.by?.includes(other.one.by) ?? true))) return [one];
    return [
      {
        ...one,
        found: { ...one.found, certainty: "needs review", message: `${one.found.message} No other engine agrees.` },
      },
    ];
  });
}
