import type { Seen } from "../core/excuses.ts";
import { partsOf, rowsOf } from "../core/text-table.ts";

/**
 * A rule whose certain results are sometimes wrong. A person reviews such a result unless a second engine or check is
 * certain of the same barrier at the same element.
 */
export interface Doubt {
  engines: readonly string[];
  rules: readonly string[];
  /** The only elements that are in doubt. Empty for all. */
  tags: readonly string[];
  /** The only engines and checks that can confirm it. Empty for all. */
  by: readonly string[];
  because: string;
}

/** Engines, rules, elements, what can confirm the result, and the reason. */
const table = `
html-validate | input-missing-label, text-content, wcag/h30, wcag/h36, wcag/h37, wcag/h63, wcag/h67, wcag/h71, area-alt, valid-autocomplete, empty-title, empty-heading, no-autoplay, meta-refresh, hidden-focusable, multiple-labeled-controls | - | - | It reads the file as served, so it knows neither styles nor what ARIA, title or scripts add to a name.
equal-access | svg_graphics_labelled | - | - | It reports every drawing without a name, also those that browsers expose as nothing.
equal-access | element_lang_valid, html_lang_valid | - | - | It does not accept letters in upper case, or language tags with several subtags.
equal-access | aria_role_valid, aria_role_allowed, aria_attribute_required, aria_attribute_allowed | - | - | It judges roles that browsers ignore, such as a presentational role on an element that has focus.
equal-access | table_headers_related, table_headers_exists, table_structure_misuse, table_scope_valid | - | - | It takes every table for a data table, and reads neither headers attributes nor explicit roles.
equal-access | input_label_exists, aria_widget_labelled | - | - | It does not take a title or a placeholder for a name, although browsers do.
equal-access | input_autocomplete_valid | - | - | It ties values to types of fields more strictly than 1.3.5 does.
equal-access | skip_main_exists | - | - | It asks for a main landmark, but headings or a link are a way past repeated content, too.
axe | avoid-inline-spacing | - | - | It reports important spacing that is already as wide as 1.4.12 asks, or that no text has.
alfa | sia-r91, sia-r92, sia-r93 | - | - | It computes styles without the browser, and does not see that a later rule overrides them.
equal-access | text_contrast_sufficient | - | axe-measures, text-background | It reads colors from styles, but not shadows, pictures and symbols. The other two see or leave them.
equal-access, alfa | aria_hidden_nontabbable, sia-r17 | - | axe | An element that passes the focus on at once may be hidden. Only axe looks for a dialog that needs it.
equal-access, alfa | aria_child_valid, sia-r68 | table, thead, tbody, tr | axe | A table without cells has nothing to lose, and browsers expose cells without a role.
equal-access | frame_title_exists, img_alt_decorative | - | - | It judges frames and pictures that a role or an empty box takes away from assistive technology.
alfa | sia-r76 | - | - | It asks for the role of a header cell where an explicit role has replaced it.
axe, equal-access, alfa | label-content-name-mismatch, label_name_visible, sia-r14 | - | names | It compares letters, not words, and counts symbols, icon fonts and text in parentheses as the label.
alfa | sia-r83 | - | large-text | It reads fixed heights from styles. large-text measures whether text is lost.
alfa | sia-r84 | - | - | It takes overflow for scrolling, although nothing needs to scroll into view.
alfa | sia-r95 | - | - | It reads a frame without its size, and takes an inert or tiny frame for one that a visitor can use.
alfa | sia-r113 | - | axe | It does not know which targets a popup covers, or what else does the same.
alfa | sia-r42, sia-r68, sia-r46 | - | - | It takes implicit roles of tables and lists that styles or roles around them change.
`;

export const doubts: readonly Doubt[] = rowsOf(table).map(([engines, rules, tags, by, because = ""]) => ({
  engines: partsOf(engines),
  rules: partsOf(rules),
  tags: partsOf(tags),
  by: partsOf(by),
  because,
}));

function isDoubted({ engines, rules, tags }: Doubt, { by, found }: Seen): boolean {
  const [tag = ""] = /[\w-]+/.exec(found.element.markup) ?? [];
  return engines.includes(by) && rules.includes(found.rule) && (tags.length === 0 || tags.includes(tag));
}

/**
 * html-validate confirms nothing, because it does not know the styles and names that the engines compute. For the same
 * reason, it needs an engine without a doubt.
 */
function isWitness({ one, doubt }: { one: Seen; doubt: Doubt | undefined }, by: string): boolean {
  return one.by !== by && one.by !== "html-validate" && (by !== "html-validate" || doubt === undefined);
}

/** Corrects the sightings of one barrier at one element of one page by the doubts. */
export function agreed(sightings: readonly Seen[], known: readonly Doubt[] = doubts): Seen[] {
  const doubted = sightings.map((one) => ({ one, doubt: known.find((doubt) => isDoubted(doubt, one)) }));
  const sure = doubted.filter(({ one }) => one.found.certainty === "fails");
  return doubted.map(({ one, doubt }) => {
    if (!doubt || one.found.certainty !== "fails") return one;
    const { by } = doubt;
    if (sure.some((other) => isWitness(other, one.by) && (by.length === 0 || by.includes(other.one.by)))) return one;
    const message = `${one.found.message} No other engine agrees.`;
    return { ...one, found: { ...one.found, certainty: "needs review", message } };
  });
}
