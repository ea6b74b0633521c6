import type { CorrectPage } from "./correct-page.ts";

const many = `<header><nav aria-label="Main"><ul><li><a href="/shop">Shop</a></li><li><a href="/events">Events</a></li><li><a href="/about">About the farm</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>`;
const skip = (to = "main") => `<a class="skip" href="#${to}">Skip to the content</a>`;
const onFocus = ".skip { position: absolute; left: 8px; top: -80px; background: #fff } .skip:focus { top: 8px }";

export const navigation: readonly CorrectPage[] = [
  {
    name: "Downloads in a named list",
    because: "The name of the list around the link tells what it is about (2.4.4).",
    main: `<h2 id="h">Annual report of the farm</h2><ul aria-labelledby="h"><li><a href="/report.pdf">Download</a></li></ul>`,
  },
  {
    name: "Navigation with More",
    because: "“More” in a named navigation is more of it (2.4.4).",
    before: `<nav aria-label="News of the farm"><ul><li><a href="/bread">Bread is back</a></li><li><a href="/news">More</a></li></ul></nav>`,
    main: "<p>Words about the farm.</p>",
  },
  {
    name: "List item below its heading",
    because: "The heading before a link tells what it is about (technique H80, as advisory) and a person must judge.",
    main: `<h2>Harvest of honey</h2><ul><li><a href="/honey">View</a></li></ul>`,
  },
  {
    name: "View in a table row",
    because: "The row header tells what the link is about (2.4.4, H79).",
    main: `<table><caption>Orders</caption><thead><tr><th scope="col">Order</th><th scope="col">Action</th></tr></thead><tbody><tr><th scope="row">Bread</th><td><a href="/1">View</a></td></tr><tr><th scope="row">Honey</th><td><a href="/2">View</a></td></tr></tbody></table>`,
  },
  {
    name: "Read more with hidden words",
    because: "Words for screen readers complete the link (2.4.4, C7).",
    main: `<h2>Bread</h2><p>We bake on Friday.</p><p><a href="/bread">Read more<span class="unseen"> about bread</span></a></p>`,
  },
  {
    name: "Read more named by its heading",
    because: "aria-labelledby joins the link with its heading (2.4.4, ARIA7).",
    main: `<h2 id="h">Honey</h2><p>We harvest in May.</p><p><a href="/honey" id="l" aria-labelledby="l h">Read more</a></p>`,
  },
  {
    name: "Read more described by its heading",
    because: "A description belongs to the context that software can determine (2.4.4, ARIA1).",
    main: `<h2 id="h">Wool</h2><p>We shear in June.</p><a href="/wool" aria-describedby="h">Read more</a>`,
  },
  {
    name: "Change in a summary list",
    because: "GOV.UK summary list: hidden words name what the link changes.",
    main: `<dl><dt>Name</dt><dd>Ann Miller <a href="/name">Change<span class="unseen"> name</span></a></dd><dt>Address</dt><dd>Hill Farm <a href="/address">Change<span class="unseen"> address</span></a></dd></dl>`,
  },
  {
    name: "Change in a plain summary list",
    because: "The term before the link’s description tells what it changes (2.4.4).",
    main: `<dl><dt>Name</dt><dd>Ann Miller</dd><dd><a href="/name">Change</a></dd></dl>`,
  },
  {
    name: "Pages of results",
    because: "APG and GOV.UK pagination: numbers in a named navigation.",
    main: `<nav aria-label="Pages of results"><ul><li><a href="/r1" aria-current="page">1</a></li><li><a href="/r2">2</a></li><li><a href="/r3">3</a></li><li><a href="/r2" rel="next">Next</a></li></ul></nav>`,
    style:
      "nav ul { display: flex; gap: 24px; list-style: none; padding: 0; flex-wrap: wrap } nav a { padding: 4px 8px }",
  },
  {
    name: "Breadcrumbs",
    because: "APG breadcrumb: a named navigation with the current page.",
    main: `<nav aria-label="Breadcrumb"><ol><li><a href="/">Home of the farm</a></li><li><a href="/shop">Shop</a></li><li><a href="/shop/bread" aria-current="page">Bread</a></li></ol></nav>`,
  },
  {
    name: "Skip link on focus",
    because: "A skip link that appears on focus (2.4.1, G1).",
    before: skip() + many,
    style: onFocus,
    main: "<p>Words about the farm.</p>",
  },
  {
    name: "Two skip links",
    because: "USWDS and others have several skip links; the first leads to the content (2.4.1).",
    before: `${skip()}<a class="skip" href="#foot">Skip to the footer</a>${many}`,
    style: onFocus,
    main: `<p>Words about the farm.</p><div id="foot" tabindex="-1"><a href="/imprint">Imprint</a></div>`,
  },
  {
    name: "Skip link after the logo",
    because: "2.4.1 asks for a way past blocks, not for the first tab stop.",
    before: `<a href="/">Hill Farm</a> ${skip()}${many}`,
    style: onFocus,
    main: "<p>Words about the farm.</p>",
  },
  {
    name: "Headings and landmarks without a skip link",
    because: "Headings and landmarks are ways past blocks (2.4.1, H69 and ARIA11).",
    before: many,
    main: "<h2>Bread</h2><p>Words about the bread.</p><h2>Honey</h2><p>Words about the honey.</p>",
  },
  {
    name: "Contents of the page",
    because: "Links to headings on the same page.",
    main: `<nav aria-label="On this page"><ul><li><a href="#bread">Bread</a></li><li><a href="#honey">Honey</a></li></ul></nav><h2 id="bread">Bread</h2><p>We bake.</p><h2 id="honey">Honey</h2><p>We keep bees.</p>`,
  },
  {
    name: "Navigation that opens below",
    because: "APG disclosure navigation.",
    main: `<nav aria-label="Goods"><ul><li><button type="button" id="b" aria-expanded="false" aria-controls="u">Goods</button><ul id="u" hidden><li><a href="/bread">Bread</a></li><li><a href="/honey">Honey</a></li></ul></li></ul></nav>`,
    script: `b.onclick = () => { u.hidden = !u.hidden; b.setAttribute("aria-expanded", String(!u.hidden)) };`,
  },
  {
    name: "Card with one link",
    because: "Inclusive card: the heading’s link covers the card.",
    style:
      ".c { position: relative; border: 1px solid #555; padding: 16px } .c a::after { content: ''; position: absolute; inset: 0 }",
    main: `<div class="c"><h2><a href="/bread">Bread of the week</a></h2><p>Rye with seeds.</p></div>`,
  },
  {
    name: "Links with pictures",
    because: "Icons in links have names.",
    main: `<ul><li><a href="https://social.example/"><svg role="img" aria-label="Our photos" width="32" height="32" viewBox="0 0 9 9"><rect width="9" height="9" fill="#222"/></svg></a></li><li><a href="/mail"><svg aria-hidden="true" width="32" height="32" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#222"/></svg><span class="unseen">Write to us</span></a></li></ul>`,
  },
  {
    name: "Links of different languages",
    because: "Each link to a language has its lang (3.1.2).",
    main: `<nav aria-label="Languages"><ul><li><a href="/es" lang="es" hreflang="es">Español</a></li><li><a href="/fr" lang="fr" hreflang="fr">Français</a></li></ul></nav>`,
  },
  {
    name: "Link in a paragraph",
    because: "Underlined links differ from text by more than color (1.4.1).",
    main: `<p>Our <a href="/bread">bread</a> is baked on Friday, and our <a href="/honey">honey</a> is from the hill.</p>`,
  },
  {
    name: "Link to the top",
    because: "A link to the top of the page.",
    before: `<span id="top"></span>`,
    main: `<p style="height: 1200px">Long words.</p><p><a href="#top">Back to the top</a></p>`,
  },
  {
    name: "Download in a sentence",
    because: "The sentence around the link tells what it is about (2.4.4, G53).",
    main: `<p>Our report of 2026 is finished. <a href="/report.pdf">Download</a></p>`,
  },
  {
    name: "Formats of a book",
    because: "The item above the nested list names the book (2.4.4, H81).",
    main: `<ul><li>The bees of the hill<ul><li><a href="/b.pdf">PDF</a></li><li><a href="/b.epub">EPUB</a></li></ul></li></ul>`,
  },
  {
    name: "Two navigations without names",
    because: "Names of landmarks are good practice. No criterion asks for them.",
    before: `<header><nav><a href="/">Home of the farm</a> <a href="/shop">Shop of the farm</a></nav></header>`,
    main: `<p>Words about the farm.</p><nav><a href="/bees">Next: the bees</a></nav>`,
  },
  {
    name: "Download among the links of a site",
    because: "A6: the site of one product has a page where visitors download it (2.4.4).",
    before: `<header><nav><ul><li><a href="/">Product home</a></li><li><a href="/get">Download</a></li><li><a href="/news">News</a></li></ul></nav></header>`,
    main: "<p>Words about the product.</p>",
  },
  {
    name: "Menu on narrow windows, links on wide ones",
    because: "Both orientations of a device lead to every page. A layout by width restricts no orientation (1.3.4).",
    style: ".wide { display: none } @media (min-width: 600px) { .narrow { display: none } .wide { display: block } }",
    before: `<header><details class="narrow"><summary>Menu</summary><ul><li><a href="/a">Our bread and its flour</a></li><li><a href="/b">Our honey and its bees</a></li><li><a href="/c">Visit the mill on the hill</a></li></ul></details><nav class="wide" aria-label="Site"><ul><li><a href="/a">Our bread and its flour</a></li><li><a href="/b">Our honey and its bees</a></li><li><a href="/c">Visit the mill on the hill</a></li></ul></nav></header>`,
    main: "<p>Six families share the work.</p>",
  },
  {
    name: "Long list that renders only rows in view",
    because: "A taller window shows more rows. Scrolling shows the others in both orientations (1.3.4).",
    main: `<ol id="rows"></ol>`,
    script: `const show = () => { document.querySelector("#rows").innerHTML = Array.from({ length: Math.ceil(innerHeight / 24) }, (_, row) => "<li>Word" + row + "</li>").join("") };
      show(); addEventListener("resize", show)`,
  },
];
