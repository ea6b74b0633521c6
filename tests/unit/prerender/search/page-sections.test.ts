import { expect, test } from "vitest";
import { parse } from "../../../../common/html.ts";
import { pageSections } from "../../../../prerender/search/page-sections.ts";

const sectionsOf = (main: string) => pageSections(parse(`<body><header>Menu</header><main>${main}</main></body>`));

test("starts a section at each heading with an id", () => {
  expect(
    sectionsOf('<h1>Land</h1><p>Forty acres.</p><h2 id="visit">Come and see</h2><p>Wear boots.</p><h3>Dogs</h3>'),
  ).toEqual([
    { hash: "", heading: "Land", text: "Forty acres." },
    { hash: "visit", heading: "Come and see", text: "Wear boots. Dogs" },
  ]);
});

test("separates words between blocks and links but not within emphasis", () => {
  const [start] = sectionsOf("<ul><li>One</li><li>T<b>w</b>o</li></ul><a>Three</a><a>Four</a>. <strong>Five</strong>!");
  expect(start?.text).toBe("One Two Three Four. Five!");
});

test("omits buttons, form controls, and standalone links", () => {
  const role = '<label for="role">Role</label><select id="role"><option>Builder</option></select>';
  const ways =
    '<p>Forty acres.</p><a href="/visit"><svg></svg>Plan a visit<span>: Land</span></a><a href="/about">Why</a>';
  expect(sectionsOf(`${role}${ways}<button>Show all</button>`)[0]?.text).toBe("Forty acres.");
});

test("keeps link text in sentences, headings, cards, and email addresses", () => {
  const links = [
    '<p>Bring a <a href="/shop">workbook</a>.</p>',
    '<h3><a href="/academy">Academy</a></h3>',
    '<a href="/homestead"><h3>Homestead</h3><p>Ground.</p></a>',
    '<p><a href="mailto:us@here.example">us@here.example</a></p>',
  ];
  expect(sectionsOf(links.join(""))[0]?.text).toBe("Bring a workbook. Academy Homestead Ground. us@here.example");
});

test("omits sections that lead to other pages, with their headings", () => {
  const related = '<section data-onward=""><h2 id="related">Read more</h2><p>A quiet chair.</p></section>';
  expect(sectionsOf(`<h2 id="visit">Visit</h2><p>Boots.</p>${related}<p>And socks.</p>`)).toEqual([
    { hash: "", heading: "", text: "" },
    { hash: "visit", heading: "Visit", text: "Boots. And socks." },
  ]);
});

test("omits text that the page's styles hide from everyone or from sight", () => {
  const css =
    ".none{display:none}@layer recipes{.unseen{clip:rect(0, 0, 0, 0);width:1px}}@media (width < 40em){.small{display:none}}.small .none{color:red}";
  const page = parse(
    `<head><style data-chunk="css">${css}</style></head><main><h2 id="a"><a>Seats<span class="big unseen">: all</span></a></h2>
    <p class="small">Eight.</p><p class="none">No scripts.</p><a href="/x" target="_blank">More <span class="unseen">(new tab)</span></a> here</main>`,
  );
  expect(pageSections(page)).toEqual([
    { hash: "", heading: "", text: "" },
    { hash: "a", heading: "Seats", text: "Eight. More here" },
  ]);
});

test("starts a section without a heading at a heading that is out of sight", () => {
  const page = parse(
    '<head><style data-chunk="css">.unseen{clip:rect(0,0,0,0)}</style></head><main><h2 id="a" class="unseen">Equity</h2>Seats</main>',
  );
  expect(pageSections(page).at(-1)).toEqual({ hash: "a", heading: "", text: "Seats" });
});

test("omits content outside the page's text", () => {
  const hidden = "<p hidden>no</p><p aria-hidden=true>no</p><nav>no</nav><form>no</form><button>no</button>";
  expect(sectionsOf(`${hidden}<template>no</template><noscript>no</noscript><p>yes</p>`)).toEqual([
    { hash: "", heading: "", text: "yes" },
  ]);
});
