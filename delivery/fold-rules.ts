const className = /\.css-([a-z0-9]+)/g;
const recipeLayer = "@layer recipes";
const fromWidth = /^@media screen and \(min-width: ([\d.]+)rem\)$/;

interface Rule {
  /** Selector or at-rule. */
  prelude: string;
  body: string;
}

/**
 * The rules of emotion’s classes with what several say alike said once: whole recipes and plain declarations that two
 * classes share get both their names, and each breakpoint gets one media query.
 *
 * Emotion gives an element one class, so the order between classes does not matter. Within a class it is kept: recipes
 * (a layer, which any other rule beats), rules, breakpoints from narrow to wide, other conditions.
 */
export function foldRules(css: string): string {
  const recipes: string[] = [];
  const plain: string[] = [];
  const breakpoints = new Map<number, string>();
  const conditional: string[] = [];
  for (const { prelude, body } of readRules(css)) {
    const width = fromWidth.exec(prelude)?.[1];
    if (prelude === recipeLayer) recipes.push(body);
    else if (width) breakpoints.set(Number(width), (breakpoints.get(Number(width)) ?? "") + body);
    else (prelude.startsWith("@") ? conditional : plain).push(`${prelude}{${body}}`);
  }
  const widths = [...breakpoints].sort(([one], [other]) => one - other);
  return [
    `${recipeLayer}{${shareNames(recipes).join("")}}`,
    ...shareNames(plain),
    ...widths.map(([width, body]) => `@media screen and (min-width: ${width}rem){${body}}`),
    ...conditional,
  ].join("");
}

/** Rules that differ in nothing but the one class they are about become one rule, where the first of them stood. */
function shareNames(rules: string[]): string[] {
  const sharing = new Map<string, Set<string>>();
  for (const rule of rules) {
    const names = new Set([...rule.matchAll(className)].map(([name]) => name));
    const [name = ""] = names;
    // A state’s rule must stay behind the rules it beats, so only what begins with the bare class may move.
    const isMovable = names.size === 1 && rule.startsWith(`${name}{`);
    const shape = isMovable ? rule.replaceAll(name, "&") : rule;
    sharing.set(shape, (sharing.get(shape) ?? new Set()).add(isMovable ? name : ""));
  }
  return [...sharing].map(([shape, names]) => {
    const list = [...names].join(",");
    return list === "" ? shape : shape.replaceAll("&", names.size === 1 ? list : `:is(${list})`);
  });
}

/** The rules at the top of a sheet. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === "{" && depth++ === 0) open = at;
    if (css[at] !== "}" || --depth > 0) continue;
    rules.push({ prelude: css.slice(start, open), body: css.slice(open + 1, at) });
    start = at + 1;
  }
  return rules;
}
