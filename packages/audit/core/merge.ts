import { createHash } from "node:crypto";
import { agreed } from "../engines/agreement.ts";
import { groupBy } from "../runner/totals.ts";
import { type Finding, type Found, isDemanded, type Place } from "./audit.ts";
import { type Excuse, matches, type Seen } from "./excuses.ts";
import { partsOf, rowsOf } from "./text-table.ts";

const table = `
contrast | color-contrast, text_contrast_sufficient, text-contrast, text-contrast-unsure
enhanced contrast | color-contrast-enhanced, text-contrast-enhanced, text-contrast-enhanced-unsure
link identified only by color | link-in-text-block, style_color_misuse, sia-r62
target size | target-size, target_spacing_sufficient, sia-r113
name of a control | label, select-name, button-name, input-button-name, aria-input-field-name, aria-toggle-field-name, aria-command-name, aria_widget_labelled, input_label_exists, input-missing-label, text-content, aria_accessiblename_exists, sia-r8, sia-r12, sia-r94, sia-r116, summary-name
links of one name | identical-links-same-purpose, links-of-one-name, sia-r41
name of a link | link-name, a_text_purpose, wcag/h30, sia-r11
text alternative | image-alt, role-img-alt, svg-img-alt, input-image-alt, area-alt, object-alt, img_alt_valid, svg_graphics_labelled, imagebutton_alt_exists, area_alt_exists, object_text_exists, wcag/h36, wcag/h37, sia-r2, sia-r28, sia-r43, sia-r63
label in name | label-content-name-mismatch, label_name_visible, sia-r14, label-not-in-name
legend of a group | fieldset_label_valid, wcag/h71, sia-r60
id used twice | duplicate-id-aria, aria_id_unique, no-dup-id, sia-r3
reference to nothing | no-missing-references, label_ref_valid
language of the page | html-has-lang, html-lang-valid, html_lang_exists, html_lang_valid, sia-r4, sia-r5
language of a part | valid-lang, element_lang_valid, sia-r7
page title | document-title, page_title_exists, page_title_valid, empty-title, sia-r1
heading without words | empty-heading, heading_content_exists, sia-r64
heading level | heading-order, heading-level
list structure | list, listitem, definition-list, dlitem, list_structure_proper, list_children_valid
table headers | th-has-data-cells, td-has-header, table_headers_exists, table_headers_related, sia-r46, sia-r77
header references | td-headers-attr, table_headers_ref_valid, sia-r45
scope | scope-attr-valid, table_scope_valid, wcag/h63
aria role | aria-roles, aria_role_valid, no-abstract-role, sia-r110
aria role of this element | aria-allowed-role, aria_role_allowed, sia-r21
aria attribute | aria-valid-attr, aria-allowed-attr, aria-prohibited-attr, aria_attribute_allowed, sia-r18, sia-r20
aria attribute missing | aria-required-attr, aria_attribute_required, sia-r16
aria value | aria-valid-attr-value, aria_attribute_value_valid, sia-r19
aria parent | aria-required-parent, aria_parent_required, sia-r42
aria children | aria-required-children, aria_child_valid, sia-r68
hidden but focusable | aria-hidden-focus, aria_hidden_nontabbable, hidden-focusable, sia-r17
control in a control | nested-interactive, aria_descendant_valid, sia-r90, aria_child_tabbable
one main | landmark-no-duplicate-main, landmark-one-main, skip_main_exists
one banner | landmark-no-duplicate-banner, aria_banner_single
one contentinfo | landmark-no-duplicate-contentinfo, aria_contentinfo_single
landmarks of one name | landmark-unique, unique-landmark, aria_landmark_name_unique, aria_navigation_label_unique, aria_region_label_unique, aria_form_label_unique
outside landmarks | region, aria_content_in_landmark
way past blocks | bypass, skip-link, html_skipnav_exists, skip_main_described, sia-r87
autocomplete | autocomplete-valid, input_autocomplete_valid, valid-autocomplete, sia-r10
zoom prevented | meta-viewport, meta_viewport_zoomable, sia-r47
refresh | meta-refresh, meta_refresh_delay, sia-r9
wrong language of the page | page-in-another-language, page-may-be-in-another-language
wrong language of a part | part-marked-as-another-language, part-may-be-marked-as-another-language
content hidden from assistive technology | hidden-without-twin, may-be-hidden-without-twin
picture of text | picture-of-text, picture-may-have-text
hidden picture | picture-hidden, picture-hidden-with-alternative
error message | error-not-marked, error-without-field, error-not-exposed, error-hidden
link without context | link-without-context, link-may-lack-context
keyboard trap | keyboard-trap, may-be-keyboard-trap
key without modifier | key-without-modifier, key-that-may-be-turned-off
lasting motion | goes-on-by-itself, goes-on-with-a-control
device motion | moves-with-device, moves-only-with-device
input that changes the context | input-changes-context, input-may-change-context
text cut off | text-cut-off, text-shortened, sia-r83
important text spacing | avoid-inline-spacing, text_spacing_valid, sia-r91, sia-r92, sia-r93
orientation | css-orientation-lock, element_orientation_unlocked, sia-r44, one-orientation-only
scrolling without a keyboard | scrollable-region-focusable, sia-r84
frame out of the tab order | frame-focusable-content, iframe_interactive_tabbable, sia-r95
frame | frame-title, frame_title_exists, sia-r13
`;

/**
 * Rules of different engines and checks that report the same barrier on the same element.
 *
 * The names of barriers are hashed into the ids of findings. A rule that is not listed is a separate barrier.
 */
export const related = new Map(rowsOf(table).map(([barrier = "", rules]) => [barrier, partsOf(rules)]));

const barriers = new Map([...related].flatMap(([barrier, rules]) => rules.map((rule) => [rule, barrier] as const)));

/** Returns the barrier that a rule reports, under one name for all engines. */
export function barrierOf(rule: string): string {
  return barriers.get(rule) ?? rule;
}

/**
 * Merges sightings into findings: one for each barrier, element and page, across engines, states and modes.
 *
 * The message is from the most severe and most certain sighting. A finding is accepted only if all of its sightings are.
 */
export function merge(seen: readonly Seen[], excuses: readonly Excuse[] = []): Finding[] {
  return agreedByBarrier(seen).map((sightings) => asOne(sightings, excuses));
}

/** Groups sightings of one barrier at one element, corrected by what the engines agree on. */
export function agreedByBarrier(seen: readonly Seen[]): Seen[][] {
  return groupBy(seen, ({ found, place }) => idOf(found, place.page))
    .map((sightings) => agreed(sightings))
    .filter(({ length }) => length > 0);
}

function asOne(sightings: readonly Seen[], excuses: readonly Excuse[]): Finding {
  const inOrder = sightings.toSorted((one, other) => weight(other.found) - weight(one.found));
  const [{ found, place }] = inOrder as [Seen];
  const needed = sightings.map((one) => excuses.find((excuse) => matches(excuse, one)));
  const excuse = needed.every(Boolean) ? needed[0] : undefined;
  const alike = inOrder.filter((one) => isDemanded(one.found) === isDemanded(found));
  return {
    ...found,
    id: idOf(found, place.page),
    criteria: [...new Set(alike.flatMap((one) => one.found.criteria))],
    foundBy: [...new Set(inOrder.map(({ by }) => by))],
    places: placesOf(sightings),
    ...(excuse ? { excuse: { reason: excuse.reason, link: excuse.link } } : {}),
  };
}

/**
 * Returns a hash of barrier, page and element. It does not depend on the message, the measured values or the engine.
 */
export function idOf({ rule, element }: Found, page: string): string {
  const parts = [barrierOf(rule), page, element.selector];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}

const conformances: readonly Found["conformance"][] = ["best practice", "experimental", "AAA", "AA", "A"];

/** Ranks A and AA first, then certain failures, then the level. */
function weight(found: Found): number {
  return (
    (isDemanded(found) ? 20 : 0) + (found.certainty === "fails" ? 10 : 0) + conformances.indexOf(found.conformance)
  );
}

function placesOf(seen: readonly Seen[]): Place[] {
  const byKey = new Map(seen.map(({ place }) => [JSON.stringify([place.state, place.mode, place.width]), place]));
  return [...byKey.values()];
}
