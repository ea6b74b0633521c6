import { generate } from "css-tree";
import { expect, test } from "vitest";
import { parse, serialize } from "../../../../common/html.ts";
import { pageFacts } from "../../../../prerender/styles/page-facts.ts";
import { shortenNames } from "../../../../prerender/styles/shorten-names.ts";
import { parseStylesheet } from "../../../../prerender/styles/stylesheet.ts";

function shortened(css: string, body = "") {
  const page = parse(`<body>${body}</body>`);
  const sheet = parseStylesheet(css);
  shortenNames(page, [sheet], pageFacts(page));
  return { css: generate(sheet), body: serialize(page).match(/<body>(.*)<\/body>/s)?.[1] };
}

test("numbers class names and tokens consistently and leaves text unchanged", () => {
  const css = ":root{--k-ink:#000}.css-9z{color:var(--k-ink)}.css-4b{margin:0}";
  const body =
    '<p class="css-4b lead" style="fill:var(--k-ink)">css-9z --k-ink</p><p class="css-9z" title="css-9z"></p>';
  expect(shortened(css, body)).toEqual({
    css: ":root{--0:#000}.c1{color:var(--0)}.c2{margin:0}",
    body: '<p class="c2 lead" style="fill:var(--0)">css-9z --k-ink</p><p class="c1" title="css-9z"></p>',
  });
});

test.each(["@media (width<30em)", "@container (width<34em)", '@supports (content:"}")'])(
  "renames what follows %s",
  (condition) => {
    expect(shortened(`${condition}{.css-a{top:0}}.css-b{color:var(--k-ink)}`).css).toBe(
      `${condition}{.c0{top:0}}.c1{color:var(--2)}`,
    );
  },
);

test("doesn't rename URLs, strings, and foreign classes", () => {
  const css =
    '.a{background:url(/css-1a?a=1&b=--k-ink)}.a::before{content:"--k-ink .css-1a}"}.card--k-ink:hover{top:0}';
  expect(shortened(css).css).toBe(css);
});

test("keeps the names of the color palette", () => {
  const css = ".a{--k-colors-color-palette-fg:red;color:var(--k-colors-color-palette-fg)}";
  expect(shortened(css).css).toBe(css);
});

test("renames properties in drawings", () => {
  const { css, body } = shortened("p{color:var(--k-ink)}", '<svg><path fill="var(--k-ink)" d="M0 0"></path></svg>');
  expect(css).toBe("p{color:var(--0)}");
  expect(body).toContain('fill="var(--0)" d="M0 0"');
});
