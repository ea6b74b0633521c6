import type { CorrectPage } from "./correct-page.ts";

const wide = Array.from({ length: 9 }, (_, at) => `Column ${at + 1}`);
const table = (attributes = "") =>
  `<table ${attributes}><caption>Harvest</caption><thead><tr>${wide.map((one) => `<th scope="col">${one}</th>`).join("")}</tr></thead><tbody><tr>${wide.map((_, at) => `<td>${at * 1000 + 1234}</td>`).join("")}</tr></tbody></table>`;
const bars = `<svg viewBox="0 0 600 100" width="600" height="100" role="img" aria-label="Bread rose from 10 to 30"><rect x="10" y="60" width="80" height="40" fill="#333"/><rect x="510" y="10" width="80" height="90" fill="#333"/></svg>`;

export const layouts: readonly CorrectPage[] = [
  {
    name: "Table in a scroller",
    because: "A data table may scroll in its own focusable region (1.4.10, exception for tables).",
    main: `<div role="region" aria-label="Harvest" tabindex="0" style="overflow-x: auto">${table()}</div>`,
  },
  {
    name: "Wide table without a scroller",
    because: "A data table needs two dimensions, so the page may scroll with it (1.4.10 exception).",
    main: `<p>Words about the harvest of this year.</p>${table('style="width: 900px"')}`,
  },
  {
    name: "Wide table beside other content",
    because: "If a data table makes the page scroll, text and tables in scrollers are no further barriers (1.4.10).",
    main: `${table('style="width: 700px"')}<div tabindex="0" role="region" aria-label="Second harvest" style="overflow-x: auto">${table()}</div>${bars}`,
  },
  {
    name: "Chart that keeps its width",
    because: "A drawing needs two dimensions for its meaning (1.4.10 exception).",
    main: `<p>Bread of the years.</p>${bars}`,
  },
  {
    name: "Chart in a scroller",
    because: "A drawing may scroll in its own focusable region (1.4.10 exception).",
    main: `<div role="region" aria-label="Chart" tabindex="0" style="overflow: auto">${bars}</div>`,
  },
  {
    name: "Code in a scroller",
    because: "Code needs its lines, and its block scrolls and has a tab stop (1.4.10 exception).",
    main: `<pre tabindex="0" role="region" aria-label="Example" style="overflow-x: auto"><code>const harvest = await farm.harvest({ year: 2026, goods: ["bread", "honey"], family: "Miller" });</code></pre>`,
  },
  {
    name: "Chart with its table",
    because: "The data of the chart is in a table as well (1.1.1).",
    main: `<figure><svg viewBox="0 0 90 40" style="width: 100%; max-width: 300px" role="img" aria-labelledby="c"><rect x="5" y="20" width="20" height="20" fill="#003e80"/><rect x="45" y="5" width="20" height="35" fill="#7a2d00"/></svg><figcaption id="c">Loaves of two years</figcaption></figure><table><caption>Loaves</caption><tr><th scope="row">2025</th><td>200</td></tr><tr><th scope="row">2026</th><td>350</td></tr></table>`,
  },
  {
    name: "Bars with their numbers",
    because: "Each bar has its number as text beside it.",
    main: `<dl><dt>Bread</dt><dd><span style="display: inline-block; height: 16px; width: 30%; background: #003e80"></span> 30%</dd><dt>Honey</dt><dd><span style="display: inline-block; height: 16px; width: 50%; background: #003e80"></span> 50%</dd></dl>`,
  },
  {
    name: "Calendar of a month",
    because: "A table with days as headers.",
    main: `<table><caption>May 2026</caption><thead><tr><th scope="col" abbr="Monday">Mo</th><th scope="col" abbr="Tuesday">Tu</th><th scope="col" abbr="Wednesday">We</th></tr></thead><tbody><tr><td>4</td><td>5</td><td>6</td></tr><tr><td>11</td><td aria-current="date"><strong>12</strong></td><td>13</td></tr></tbody></table>`,
  },
  {
    name: "Table of two headers",
    because: "Row groups and headers attributes relate the cells (H43).",
    main: `<table><caption>Fees</caption><tr><td></td><th id="a" scope="col">Adults</th><th id="c" scope="col">Children</th></tr><tr><th id="d" scope="row">Day</th><td headers="a d">$5</td><td headers="c d">$2</td></tr></table>`,
  },
  {
    name: "Table for layout",
    because: "A table for layout has the role presentation (F46 does not apply).",
    main: `<table role="presentation"><tr><td>Bread and butter.</td><td>Honey and milk.</td></tr></table>`,
  },
  {
    name: "Sticky header",
    because: "scroll-padding keeps the focus out from under the header (2.4.11).",
    style:
      "html { scroll-padding-top: 80px } header { position: sticky; top: 0; background: #fff; height: 48px; z-index: 1 }",
    before: `<header><a href="/">Hill Farm</a></header>`,
    main: `<p style="height: 900px">Words.</p><p><a href="/a">Read about bees</a></p><p style="height: 900px">Words.</p><p><a href="/b">Read about bread</a></p>`,
  },
  {
    name: "Bar that cuts the focus indicator off above and below",
    because: "The short edges of the ring contrast, so the focus is visible (2.4.7), as far as it is drawn (1.4.11).",
    style:
      ":focus-visible { outline: 1px solid #000 } [role=toolbar] { display: flex; gap: 12px; padding: 0 12px; overflow: hidden } [role=toolbar] button { min-height: 44px; padding: 0 16px; border: 0; background: #eee }",
    main: `<div role="toolbar" aria-label="Text"><button type="button">Bold</button></div>`,
  },
  {
    name: "Long title in one line",
    because: "A shortened title leads to a page that shows it whole.",
    main: `<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap"><a href="/long">The long story of six families who moved to a hill, baked bread and kept bees together</a></p>`,
  },
  {
    name: "Text on a gradient",
    because: "Each part of the gradient contrasts with the text (1.4.3).",
    main: `<p style="background: linear-gradient(90deg, #002, #040); color: #fff; padding: 24px">Come to the feast of bread.</p>`,
  },
  {
    name: "Text with an outline on a photo",
    because: "A dark shadow around white letters separates them from the picture (1.4.3, G18 with a halo).",
    main: `<p style="background: linear-gradient(90deg, #555, #777); color: #fff; text-shadow: 0 0 4px #000, 0 0 4px #000, 0 0 4px #000; padding: 24px; font-size: 2em">Feast</p>`,
  },
  {
    name: "Columns of a magazine",
    because: "Columns flow into one on a narrow window (1.4.10).",
    style: ".m { columns: 16rem; column-gap: 2rem }",
    main: `<div class="m"><p>Bees come home in the evening. Bread is warm in the morning. The hill is green in May.</p><p>Six families share the work and its fruits.</p></div>`,
  },
  {
    name: "Overlapping decoration",
    because: "A large pale word behind the text is hidden decoration (1.4.3 exempts pure decoration).",
    main: `<div style="position: relative; overflow: hidden"><span aria-hidden="true" style="position: absolute; right: 0; top: -8px; font-size: 64px; color: #eee; z-index: -1">“</span><p>Bread for everybody on the hill.</p></div>`,
  },
  {
    name: "Disabled button",
    because: "A disabled control needs no contrast (1.4.3 exception).",
    main: `<form action="/sent"><p><label><input type="checkbox" name="ok"> I agree</label></p><button disabled style="color: #aaa; border-color: #ccc">Send</button></form>`,
  },
  {
    name: "Horizontal list of cards",
    because: "Cards wrap on a narrow window (1.4.10).",
    style:
      "ul { display: flex; flex-wrap: wrap; gap: 16px; padding: 0; list-style: none } li { flex: 1 1 8rem; border: 1px solid #777; padding: 8px }",
    main: `<ul><li><h2>Bread</h2><p>Rye.</p></li><li><h2>Honey</h2><p>Clover.</p></li></ul>`,
  },
  {
    name: "Code that scrolls inside its block",
    because: "Lines of code keep their meaning only if they do not wrap, and only the block scrolls (1.4.10).",
    style: "pre { margin: 0 } pre code { display: block; overflow-x: auto; padding: 8px; border: 1px solid #555 }",
    main: `<pre><code tabindex="0" role="region" aria-label="Command">npm install --save-exact a-package-with-a-long-name@1.2.3 another-package-with-a-long-name@4.5.6</code></pre>`,
  },
  {
    name: "Table with focus that is taller than ten windows",
    because: "Below a fixed header, the window is full of the focused element (2.4.11).",
    style:
      "html { scroll-padding-top: 60px } header { position: sticky; top: 0; padding: 12px; background: #eee } div { overflow-x: auto } table { min-width: 1500px } td { height: 30px }",
    before: `<header><a href="/">Home of the mill</a></header>`,
    main: `<div role="region" aria-label="Deliveries" tabindex="0"><table><thead><tr><th scope="col">Day</th><th scope="col">Flour</th></tr></thead><tbody id="days"></tbody></table></div>`,
    script: `document.querySelector("#days").innerHTML = Array.from({ length: 250 }, (_, day) => "<tr><td>" + day + "</td><td>Rye</td></tr>").join("")`,
  },
];
