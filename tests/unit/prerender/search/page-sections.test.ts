// @vitest-environment node
import { expect, test } from "vitest";
import { parse } from "../../../../markup/html.ts";
import { pageSections } from "../../../../prerender/search/page-sections.ts";

const sectionsOf = (main: string) => pageSections(parse(`<body><header>Menu</header><main>${main}</main></body>`));

test("a heading with an id begins a section, one without is a sentence of the section it is in", () => {
  expect(
    sectionsOf('<h1>Land</h1><p>Forty acres.</p><h2 id="visit">Come and see</h2><p>Wear boots.</p><h3>Dogs</h3>'),
  ).toEqual([
    { hash: "", heading: "Land", text: "Forty acres." },
    { hash: "visit", heading: "Come and see", text: "Wear boots. Dogs" },
  ]);
});

test("words stay apart across blocks and links, and whole across emphasis", () => {
  const [start] = sectionsOf("<ul><li>One</li><li>T<b>w</b>o</li></ul><a>Three</a><a>Four</a>. <strong>Five</strong>!");
  expect(start?.text).toBe("One Two Three Four. Five!");
});

test("what is no part of what a page says is left out", () => {
  const hidden = "<p hidden>no</p><p aria-hidden=true>no</p><nav>no</nav><form>no</form><button>no</button>";
  expect(sectionsOf(`${hidden}<template>no</template><noscript>no</noscript><p>yes</p>`)).toEqual([
    { hash: "", heading: "", text: "yes" },
  ]);
});
