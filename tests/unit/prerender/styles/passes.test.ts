import { generate, type StyleSheet } from "css-tree";
import { describe, expect, it } from "vitest";
import { parse } from "../../../../common/html.ts";
import { foldRules, pruneAbsent, pruneAnimations } from "../../../../prerender/styles/critical-styles.ts";
import { type PageFacts, pageFacts } from "../../../../prerender/styles/page-facts.ts";
import { pruneProperties, pruneWideGamut } from "../../../../prerender/styles/prune-styles.ts";
import { parseStylesheet, removeEmpty } from "../../../../prerender/styles/stylesheet.ts";

type Pass = (sheet: StyleSheet, facts: PageFacts) => void;

/** Applies `pass` to `css` for a page with `body`. Drops rules that become empty. */
function passed(pass: Pass, css: string, body = ""): string {
  const sheet = parseStylesheet(css);
  pass(sheet, pageFacts(parse(`<body>${body}</body>`)));
  removeEmpty(sheet);
  return generate(sheet);
}

/** Cases by what the pass does: the CSS, the result, and the page's body. */
type Cases = Record<string, readonly [css: string, result: string, body?: string]>;
const same = (css: string, body = ""): Cases[string] => [css, css, body];

function tests(pass: Pass, cases: Cases): void {
  it.each(Object.entries(cases))("%s", (_, [css, result, body]) => expect(passed(pass, css, body)).toBe(result));
}

describe("foldRules", () => {
  const recipe = (name: string) => `@layer recipes{${name}{color:red}${name}:hover{color:blue}}`;
  const breakpoint = "@media screen and (min-width:64rem){.css-a{display:flex}}";
  const container = "@container (width<34em){.css-a{color:red}}";
  const conditions = [
    "(width<30em)",
    "(scripting:none)",
    "not screen and (min-width:30rem)",
    "screen and (min-width:30em)",
  ];
  const after = conditions.map((condition) => {
    const other = `@media ${condition}{.css-a{display:none}}`;
    return [`places the condition ${condition} after breakpoints`, [other + breakpoint, breakpoint + other]] as const;
  });
  tests(foldRules, {
    "merges classes with the same declarations": [
      ".css-a{color:red}.css-b{margin:0}.css-c{color:red}",
      ":is(.css-a,.css-c){color:red}.css-b{margin:0}",
    ],
    "merges a recipe of two classes with its states": [
      recipe(".css-a") + recipe(".css-b"),
      "@layer recipes{:is(.css-a,.css-b){color:red}:is(.css-a,.css-b):hover{color:blue}}",
    ],
    "moves breakpoints after plain rules, sorted by width and merged": [
      "@media screen and (min-width: 64rem){.css-a{color:blue}}.css-a{color:red}" +
        "@media screen and (min-width: 30rem){.css-a{color:green}}@media screen and (min-width: 64rem){.css-b{margin:0}}",
      ".css-a{color:red}@media screen and (min-width:30rem){.css-a{color:green}}" +
        "@media screen and (min-width:64rem){.css-a{color:blue}.css-b{margin:0}}",
    ],
    ...Object.fromEntries(after),
    "doesn't treat a container width as a breakpoint": [
      `${container}.css-a{color:blue}`,
      `.css-a{color:blue}${container}`,
    ],
    "doesn't move a state's rule before rules that it overrides": same(
      ".css-a:hover{color:red}.css-b{color:blue}.css-b:hover{color:red}",
    ),
    "doesn't merge rules with descendants": same(".css-a p{color:red}.css-b p{color:red}"),
    "adds no empty layer without recipes": same(".css-a{color:red}"),
  });
});

describe("pruneAbsent", () => {
  const disabled = ".a:is(:disabled, [data-disabled]){color:red}.a{color:blue}";
  const invalid = "input[aria-invalid]{color:red}";
  const current = "a[aria-current]{color:red}";
  const ranges =
    "@media (width<30em){table{top:0}p{top:0}}@container (width<34em){table{top:0}p{top:0}}" +
    'p{background:url(/x?a=1&b=2)}p::before{content:"}"}';
  tests(pruneAbsent, {
    "removes states of attributes that the page lacks": [disabled, ".a{color:blue}", '<a class="a"></a>'],
    "keeps states of attributes that the page has": [
      disabled,
      ".a:disabled{color:red}.a{color:blue}",
      '<button class="a" disabled=""></button>',
    ],
    "keeps hover without its script-only attribute": [".a:is(:hover, [data-hover]){color:red}", ".a:hover{color:red}"],
    "keeps open without its script-only attribute": [".a:is([open], [data-open]){color:red}", ".a[open]{color:red}"],
    "keeps hover of a class with dashes": same(".card--big:hover{color:red}"),
    "keeps error states where the intake can return the page": same(invalid, '<form method="post"><input></form>'),
    "removes error states elsewhere": [invalid, "", "<form><input></form>"],
    "keeps the current state of navigation links that scripts can mark": same(current, "<nav><a></a></nav>"),
    "removes the current state of other links": [current, "", "<a></a>"],
    "preserves the specificity of a negation": [
      ".a:not(:disabled, [data-disabled]){color:red}",
      ".a:not(:disabled){color:red}",
    ],
    "keeps list members with different specificity": [
      ".a:is(:disabled, #b){color:red}",
      ".a:is(:disabled,#b){color:red}",
    ],
    "removes impossible selectors from a list": ["table,p,.a:is([data-x]),.b{color:red}", "p,.b{color:red}", "<p></p>"],
    "requires every element in a selector to exist": [
      "ul>li{color:red}main :where(svg) circle{color:red}",
      "",
      "<ul></ul><main></main>",
    ],
    "removes empty rules with their conditions": [
      "@media print{table{color:red}}p{color:blue}",
      "p{color:blue}",
      "<p></p>",
    ],
    "parses range conditions, URLs, and strings that resemble CSS": [
      ranges,
      ranges.replaceAll("table{top:0}", ""),
      "<p></p>",
    ],
    "keeps animation steps": same("@keyframes rise{from{top:0}to{top:1px}}"),
  });
});

describe("pruneAnimations", () => {
  const rise = "@keyframes rise{from{top:0}to{top:1px}}";
  const starting = [
    "p{animation:1s rise}",
    "p{animation-name:rise}",
    ":root{--start:rise 1s}p{animation:var(--start)}",
    "@media print{p{animation:fade 1s,rise 1s}}",
  ];
  const others = [
    "p{color:red}",
    ":root{--animations-rise:none}p{animation:var(--animations-rise)}",
    "p{transition:rise 1s}",
    'p{content:"rise"}',
  ];
  tests((sheet) => pruneAnimations([sheet]), {
    ...Object.fromEntries(
      starting.map((rule) => [`keeps an animation that a rule starts: ${rule}`, same(rise + rule)]),
    ),
    ...Object.fromEntries(
      others.map((rule) => [`removes an animation that no rule starts: ${rule}`, [rise + rule, rule]]),
    ),
  });
});

describe("pruneProperties", () => {
  const read = ":root{--ink:#000;--text:var(--ink);--line:#111;--unread:#fff}p{color:var(--text)}";
  tests((sheet, facts) => pruneProperties([sheet], facts), {
    "keeps properties that the page reads directly, indirectly, or in markup": [
      read,
      read.replace(";--unread:#fff", ""),
      '<p></p><svg stroke="var(--line)"></svg>',
    ],
    "keeps properties read in style attributes, fallbacks, and print styles": same(
      ":root{--a:1;--b:2;--c:3}@media print{p{top:var(--a)}}p{top:var(--none,var(--b))}",
      '<p style="--d: var(--c); left: var(--d)"></p>',
    ),
    "keeps a property that is set only for print": same("@media print{:root{--room:1cm}}p{margin:var(--room,0)}"),
    "ignores class names that resemble properties": same(".card--big:hover{color:red}"),
    "removes unused circular properties": [":root{--a:var(--b);--b:var(--a)}p{color:red}", "p{color:red}"],
  });
});

describe("pruneWideGamut", () => {
  const gamut = "@media screen and (color-gamut:p3) and (prefers-contrast:more){:root{--a:blue}}";
  tests(pruneWideGamut, {
    "removes wide-gamut rules in layers and combined conditions": [
      `@layer tokens{:root{--a:red}${gamut}}`,
      "@layer tokens{:root{--a:red}}",
    ],
    "keeps other rules": same(
      "@media screen and (prefers-contrast:more){:root{--a:blue}}@supports (color:color(display-p3 0 1 0)){a{color:red}}",
    ),
  });
});
