import type { CheckName, EngineName } from "../core/check-names.ts";

/**
 * A rule whose certain results are sometimes wrong. A person reviews such a result unless a second engine or check is
 * certain of the same barrier at the same element.
 */
export interface Doubt {
  engines: readonly EngineName[];
  rules: readonly string[];
  /** Tag names of the only elements in doubt. Empty for all. */
  tags: readonly string[];
  /** The only engines and checks that can confirm a result. Empty for all. */
  by: readonly CheckName[];
  because: string;
}

export const doubts: readonly Doubt[] = [
  {
    engines: ["html-validate"],
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
      "wcag/h32",
    ],
    tags: [],
    by: [],
    because: "It reads the file as served, so it knows neither styles nor what ARIA, title or scripts add to a name.",
  },
  {
    engines: ["equal-access"],
    rules: ["svg_graphics_labelled"],
    tags: [],
    by: [],
    because: "It reports every drawing without a name, also those that browsers expose as nothing.",
  },
  {
    engines: ["equal-access"],
    rules: ["element_lang_valid", "html_lang_valid"],
    tags: [],
    by: [],
    because: "It does not accept letters in upper case, or language tags with several subtags.",
  },
  {
    engines: ["equal-access"],
    rules: ["aria_role_valid", "aria_role_allowed", "aria_attribute_required", "aria_attribute_allowed"],
    tags: [],
    by: [],
    because: "It judges roles that browsers ignore, such as a presentational role on an element that has focus.",
  },
  {
    engines: ["equal-access"],
    rules: ["table_headers_related", "table_headers_exists", "table_structure_misuse", "table_scope_valid"],
    tags: [],
    by: [],
    because: "It takes every table for a data table, and reads neither headers attributes nor explicit roles.",
  },
  {
    engines: ["equal-access"],
    rules: ["input_label_exists", "aria_widget_labelled"],
    tags: [],
    by: [],
    because: "It does not take a title or a placeholder for a name, although browsers do.",
  },
  {
    engines: ["equal-access"],
    rules: ["input_autocomplete_valid"],
    tags: [],
    by: [],
    because: "It ties values to types of fields more strictly than 1.3.5 does.",
  },
  {
    engines: ["equal-access"],
    rules: ["skip_main_exists"],
    tags: [],
    by: [],
    because: "It asks for a main landmark, but headings or a link are a way past repeated content, too.",
  },
  {
    engines: ["equal-access"],
    rules: [
      "aria_form_label_unique",
      "aria_navigation_label_unique",
      "aria_region_label_unique",
      "aria_complementary_label_unique",
      "aria_banner_label_unique",
      "aria_contentinfo_label_unique",
      "aria_search_label_unique",
      "aria_article_label_unique",
      "aria_toolbar_label_unique",
      "aria_application_label_unique",
      "aria_document_label_unique",
      "aria_main_label_unique",
    ],
    tags: [],
    by: [],
    because: "No criterion asks for unique names of landmarks, and browsers expose no form without a name.",
  },
  {
    engines: ["equal-access"],
    rules: ["form_label_unique"],
    tags: [],
    by: [],
    because: "HTML allows several labels of one field, and their texts together are its name.",
  },
  {
    engines: ["equal-access"],
    rules: ["label_ref_valid"],
    tags: [],
    by: [],
    because: "It takes a hidden field for a missing one.",
  },
  {
    engines: ["equal-access"],
    rules: ["input_label_before", "input_label_after"],
    tags: [],
    by: [],
    because: "No criterion asks for labels on one side of their fields.",
  },
  {
    engines: ["equal-access"],
    rules: ["form_submit_button_exists"],
    tags: [],
    by: [],
    because: "It does not know that a button without a type submits, and that a form may work on input.",
  },
  {
    engines: ["axe-measures", "equal-access", "alfa"],
    rules: ["color-contrast", "text_contrast_sufficient", "sia-r69"],
    tags: ["input", "textarea", "select"],
    by: ["text-background"],
    because: "They read the color of the field, although it shows a placeholder or nothing. text-background knows.",
  },
  {
    engines: ["axe"],
    rules: ["avoid-inline-spacing"],
    tags: [],
    by: [],
    because: "It reports important spacing that is already as wide as 1.4.12 asks, or that no text has.",
  },
  {
    engines: ["alfa"],
    rules: ["sia-r91", "sia-r92", "sia-r93"],
    tags: [],
    by: [],
    because: "It computes styles without the browser, and does not see that a later rule overrides them.",
  },
  {
    engines: ["equal-access"],
    rules: ["text_contrast_sufficient"],
    tags: [],
    by: ["axe-measures", "text-background"],
    because: "It reads colors from styles, but not shadows, pictures and symbols. The other two see or leave them.",
  },
  {
    engines: ["equal-access", "alfa"],
    rules: ["aria_hidden_nontabbable", "sia-r17"],
    tags: [],
    by: ["axe"],
    because: "An element that passes the focus on at once may be hidden. Only axe looks for a dialog that needs it.",
  },
  {
    engines: ["equal-access", "alfa"],
    rules: ["aria_child_valid", "sia-r68"],
    tags: ["table", "thead", "tbody", "tr"],
    by: ["axe"],
    because: "A table without cells has nothing to lose, and browsers expose cells without a role.",
  },
  {
    engines: ["equal-access"],
    rules: ["frame_title_exists", "img_alt_decorative"],
    tags: [],
    by: [],
    because: "It judges frames and pictures that a role or an empty box takes away from assistive technology.",
  },
  {
    engines: ["alfa"],
    rules: ["sia-r76"],
    tags: [],
    by: [],
    because: "It asks for the role of a header cell where an explicit role has replaced it.",
  },
  {
    engines: ["axe", "equal-access", "alfa"],
    rules: ["label-content-name-mismatch", "label_name_visible", "sia-r14"],
    tags: [],
    by: ["names"],
    because: "It compares letters, not words, and counts symbols, icon fonts and text in parentheses as the label.",
  },
  {
    engines: ["alfa"],
    rules: ["sia-r83"],
    tags: [],
    by: ["large-text"],
    because: "It reads fixed heights from styles. large-text measures whether text is lost.",
  },
  {
    engines: ["alfa"],
    rules: ["sia-r84"],
    tags: [],
    by: [],
    because: "It takes overflow for scrolling, although nothing needs to scroll into view.",
  },
  {
    engines: ["alfa"],
    rules: ["sia-r95"],
    tags: [],
    by: [],
    because: "It reads a frame without its size, and takes an inert or tiny frame for one that a visitor can use.",
  },
  {
    engines: ["alfa"],
    rules: ["sia-r113"],
    tags: [],
    by: ["axe"],
    because: "It does not know which targets a popup covers, or what else does the same.",
  },
  {
    engines: ["alfa"],
    rules: ["sia-r42", "sia-r68", "sia-r46"],
    tags: [],
    by: [],
    because: "It takes implicit roles of tables and lists that styles or roles around them change.",
  },
];
