import { globSync, readFileSync } from "node:fs";
import { attribute, type Element, elementsOf, parse, textOf } from "../../common/html.ts";
import { type Effect, effects, type Finding } from "./finding.ts";
import { lintStyleAttribute, lintStylesheet } from "./lint-css.ts";
import { lintScript } from "./lint-script.ts";

/** Code of the built site, without duplicates, and the files that contain each piece. */
interface BuiltCode {
  stylesheets: Pieces;
  styleAttributes: Pieces;
  scripts: Pieces;
}

type Pieces = Map<string, Set<string>>;

const scriptTypes = [undefined, "", "module", "text/javascript"];

function readBuiltCode(root: string): BuiltCode {
  const code: BuiltCode = { stylesheets: new Map(), styleAttributes: new Map(), scripts: new Map() };
  for (const file of filesIn(root, "assets/*.css")) note(code.stylesheets, readFileSync(file, "utf8"), file);
  for (const file of filesIn(root, "assets/*.js")) note(code.scripts, readFileSync(file, "utf8"), file);
  for (const file of filesIn(root, "**/*.html"))
    for (const element of elementsOf(parse(readFileSync(file, "utf8")))) noteElement(code, element, file);
  return code;
}

function filesIn(root: string, pattern: string): string[] {
  return globSync(`${root}/${pattern}`).sort();
}

function noteElement(code: BuiltCode, element: Element, file: string): void {
  const style = attribute(element, "style");
  if (style) note(code.styleAttributes, style, file);
  if (element.tagName === "style") note(code.stylesheets, withMedia(element), file);
  if (element.tagName === "script" && scriptTypes.includes(attribute(element, "type")))
    note(code.scripts, textOf(element), file);
}

/** Wraps a `<style>` element's CSS in its `media` attribute's query. */
function withMedia(style: Element): string {
  const media = attribute(style, "media");
  return media ? `@media ${media}{${textOf(style)}}` : textOf(style);
}

function note(pieces: Pieces, code: string, file: string): void {
  if (code.trim() !== "") pieces.set(code, (pieces.get(code) ?? new Set()).add(file));
}

/** A feature that the site may use even though a "sound" browser lacks it. */
interface Allowance {
  /** Path in MDN's data. A trailing `.*` also covers all paths below it. */
  feature: string;
  /** Effects that would normally be errors must be named explicitly. */
  effect?: Effect;
  /** Prefix of the name of the only file that may use the feature, without the content hash. */
  in?: string;
  /** One sentence on the experience in a browser without the feature. */
  reason: string;
}

const css = "css.properties";
const media = "css.at-rules.media";

const allowed: readonly Allowance[] = [
  { feature: `${css}.text-wrap`, reason: "Lines break as before." },
  { feature: `${css}.hyphenate-limit-chars`, reason: "Words may break earlier." },
  { feature: `${css}.break-after.avoid`, reason: "A printed heading may end a page." },
  {
    feature: `${css}.text-size-adjust`,
    reason: "Only phones enlarge text, and they support it with or without prefix.",
  },
  { feature: `${css}.content-visibility`, reason: "The browser lays out the whole page at once." },
  { feature: `${css}.contain-intrinsic-height`, reason: "It has an effect only with content-visibility." },
  { feature: `${css}.overscroll-behavior`, reason: "The page scrolls at the end of a list." },
  { feature: `${css}.cursor.*`, reason: "iOS shows no pointer." },
  { feature: `${css}.scale`, reason: "A part of the drawing does not lift." },
  { feature: `${css}.resize`, reason: "A finger does not drag the corner of a field." },
  { feature: `${css}.forced-color-adjust`, reason: "Safari has no forced colors; Firefox shows its own." },
  { feature: `${css}.align-content.start`, reason: "Only grids use it, and it is part of grid layout." },
  { feature: `${css}.align-content.end`, reason: "Only grids use it, and it is part of grid layout." },
  { feature: `${css}.container-type`, reason: "Without container queries, the parts stay in one column." },
  { feature: "css.at-rules.container", reason: "Without it, the parts stay in one column." },
  { feature: "css.at-rules.starting-style", reason: "Content opens without a transition." },
  { feature: "css.selectors.details-content", reason: "Content opens without a transition." },
  {
    feature: "css.selectors.has",
    reason:
      "Drawings do not brighten, radios show choice and focus without their card, the page lists all links, and " +
      "the first question waits for React.",
  },
  { feature: `${media}.color-gamut.*`, reason: "Colors stay within sRGB." },
  { feature: `${media}.forced-colors.*`, reason: "Browsers without it have no forced colors." },
  { feature: `${media}.prefers-contrast.*`, reason: "Colors keep their usual contrast, which meets AA." },
  { feature: "css.at-rules.font-face.*", reason: "Text moves a little when the typeface arrives." },
  { feature: "css.types.length.lh", reason: "A box or an icon is a few pixels away from its first line." },
  {
    feature: "css.types.length.viewport_percentage_units_dynamic",
    in: "system",
    reason: "Only the library's reset has it, and theme/document-styles.ts replaces that.",
  },
  { feature: "api.CSSStyleSheet.replaceSync", in: "workbench", reason: "The preview stops before it: use-preview.ts." },
  {
    feature: "api.Document.adoptedStyleSheets",
    in: "workbench",
    reason: "The preview stops before it: use-preview.ts.",
  },
  { feature: "css.selectors.popover-open", effect: "rule lost", reason: "An open list of links does not rise." },
  {
    feature: "css.selectors.popover-open",
    effect: "throws",
    in: "site",
    reason: "Called only if the element has showPopover: src/components/popovers.ts.",
  },
  { feature: "api.HTMLElement.hidePopover", reason: "Called only if a popover is open: src/components/popovers.ts." },
  {
    feature: "css.at-rules.media.scripting",
    effect: "block lost",
    reason: "Scripts write it only for elements that they render. The build resolves it in pages.",
  },
  { feature: "api.Document.startViewTransition", in: "libraries", reason: "The router tests for it elsewhere." },
  {
    feature: "api.Document.startViewTransition",
    in: "react",
    reason: "React calls it in a try block, and in unused parts.",
  },
  { feature: "api.ViewTransition.skipTransition", reason: "Only where a transition has started." },
  { feature: "api.Navigation.*", in: "react", reason: "React tests for `navigation` before." },
  { feature: "api.Element.role", reason: "A field of the quiz's results has the same name." },
  { feature: "api.IDBFactory.databases", in: "shared", reason: "The caller catches its failure, and assumes no data." },
  { feature: "api.Navigator.userAgentData", reason: "The caller tests for it first." },
  { feature: "javascript.builtins.Error.captureStackTrace", in: "libraries", reason: "Zag tests for it by its name." },
];

const faults: readonly Effect[] = ["list lost", "invalid with var()", "syntax error", "throws"];

function isAllowed({ feature, effect }: { feature: string; effect: Effect }, file: string): boolean {
  return allowed.some(
    (each) =>
      covers(each.feature, feature) &&
      (each.effect ? each.effect === effect : !faults.includes(effect)) &&
      (each.in === undefined || file.includes(`/assets/${each.in}-`)),
  );
}

function covers(pattern: string, feature: string): boolean {
  if (!pattern.endsWith(".*")) return pattern === feature;
  const parent = pattern.slice(0, -2);
  return feature === parent || feature.startsWith(`${parent}.`);
}

interface Problem extends Finding {
  files: Set<string>;
  codes: Set<string>;
}

/**
 * Returns printable lines about features that the built site uses but a "sound" browser lacks; empty if there are none.
 */
export function checkSite(root: string): string[] {
  const problems = new Map<string, Problem>();
  for (const { finding, file } of findingsIn(readBuiltCode(root))) {
    if (isAllowed(finding, file)) continue;
    const key = `${finding.effect} ${finding.feature}`;
    const problem = problems.get(key) ?? { ...finding, files: new Set(), codes: new Set() };
    problem.files.add(file);
    problem.codes.add(finding.code);
    problems.set(key, problem);
  }
  return [...problems.values()].sort((one, other) => one.feature.localeCompare(other.feature, "en")).map(tell);
}

function* findingsIn({
  stylesheets,
  styleAttributes,
  scripts,
}: BuiltCode): Generator<{ finding: Finding; file: string }> {
  const linted = [
    [stylesheets, lintStylesheet],
    [styleAttributes, lintStyleAttribute],
    [scripts, lintScript],
  ] as const;
  for (const [pieces, lint] of linted)
    for (const [code, files] of pieces)
      for (const finding of lint(code)) for (const file of files) yield { finding, file };
}

function tell({ feature, effect, lackedBy, files, codes }: Problem): string {
  const [means, fix] = effects[effect];
  const [file = ""] = files;
  const others = files.size > 1 ? `, and ${files.size - 1} more` : "";
  return [
    `error: ${feature}: ${means}`,
    `  in      ${file}${others}`,
    ...[...codes].slice(0, 3).map((code) => `          ${code}`),
    `  lacking ${lackedBy.join(", ")}`,
    `  fix     ${fix}`,
  ].join("\n");
}

export const allowedCount = allowed.length;
