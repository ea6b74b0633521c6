const rule = /([^{}]+)\{[^{}]*\}/g;
const emptyAtRule = /@(?:media|layer|supports)[^{};]*\{\s*\}/g;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
const between = /,(?![^(]*\))/;
const list = /:(is|not)\(([^()]*)\)/g;
const byAttribute = /^\[([\w-]+)[^\]]*\]$|^:(disabled)$/;
const byType = /^(?!from$|to$)[a-z][a-z0-9]*$/;
const impossible = ":is()";

/** Where scripts do not run the intake answers with the same page, and marks what to mend. */
const isMarkedByIntake = (attribute: string, markup: string) =>
  attribute === "aria-invalid" && markup.includes('method="post"');

/**
 * `css` without what it says of things that are not in `markup`: elements, states that an attribute gives (`:disabled`,
 * `[data-hover]` beside `:hover`), animations that no rule of `css` starts. Before scripts run nothing of that can come up,
 * and they bring the whole theme. The selectors that stay keep their specificity.
 */
export function pruneAbsent(css: string, markup: string): string {
  const isPossible = (part: string) => {
    const [, attribute, pseudoClass] = byAttribute.exec(part) ?? [];
    const wanted = attribute ?? pseudoClass;
    if (wanted) return wanted === "open" || markup.includes(` ${wanted}`) || isMarkedByIntake(wanted, markup);
    return !byType.test(part) || new RegExp(`<${part}\\b`).test(markup);
  };
  const pruneList = (_: string, kind: string, states: string) => {
    const all = states.split(/,\s*/);
    const possible = all.filter(isPossible);
    if (kind === "not") return `:not(${(possible.length > 0 ? possible : all.slice(0, 1)).join()})`;
    return possible.length === 1 && possible[0]?.match(/^[:[]/) ? possible[0] : `:is(${possible.join()})`;
  };
  const pruneSelectors = (whole: string, selectors: string) => {
    if (selectors.startsWith("@")) return whole;
    const pruned = selectors.split(between).map((selector) => selector.trim().replace(list, pruneList));
    const possible = pruned.filter((selector) => !selector.includes(impossible) && isPossible(selector));
    return possible.length === 0 ? "" : possible.join() + whole.slice(selectors.length);
  };
  return css
    .replace(keyframes, (whole, name) => (new RegExp(`animation[^;}]*\\b${name}\\b`).test(css) ? whole : ""))
    .replace(rule, pruneSelectors)
    .replaceAll(emptyAtRule, "");
}
