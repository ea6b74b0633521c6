import type { CorrectPage } from "./correct-page.ts";

export const shops: readonly CorrectPage[] = [
  {
    name: "Cards of products",
    because: "Each button names its product with hidden words (2.4.6).",
    main: `<ul><li><h2>Rye bread</h2><p>$5</p><button type="button">Add<span class="unseen"> rye bread</span> to basket</button></li><li><h2>Clover honey</h2><p>$9</p><button type="button">Add<span class="unseen"> clover honey</span> to basket</button></li></ul><p role="status" id="s"></p>`,
    script: `document.querySelectorAll("button").forEach((one) => { one.onclick = () => { s.textContent = one.parentElement.querySelector("h2").textContent + " is in the basket" } });`,
  },
  {
    name: "Price before and after",
    because: "Hidden words tell which price is old.",
    main: `<p><del><span class="unseen">Old price: </span>$9</del> <ins><span class="unseen">New price: </span>$7</ins></p>`,
  },
  {
    name: "Stars to choose",
    because: "Radio buttons with names draw the stars.",
    main: `<fieldset><legend>How was the bread?</legend><label><input type="radio" name="s" value="1"> 1 star</label> <label><input type="radio" name="s" value="2"> 2 stars</label></fieldset>`,
  },
  {
    name: "Stars to read",
    because: "The stars are a picture with a name.",
    main: `<p><span role="img" aria-label="4 of 5 stars">★★★★☆</span> from 12 guests</p>`,
  },
  {
    name: "Sizes as radio buttons",
    because: "Drawn labels of radio buttons show the choice by a border.",
    style:
      "input { position: absolute; opacity: 0 } label span { display: inline-block; padding: 8px 16px; border: 2px solid #777 } :checked + span { border: 5px solid #000 } :focus-visible + span { outline: 3px solid #003e80; outline-offset: 3px }",
    main: `<fieldset><legend>Size</legend><label><input type="radio" name="s" checked><span>S</span></label> <label><input type="radio" name="s"><span>M</span></label> <label><input type="radio" name="s"><span>L</span></label></fieldset>`,
  },
  {
    name: "Number of loaves",
    because: "Buttons beside a number field, with names and a status.",
    main: `<p><label for="n">Loaves</label></p><button type="button" id="l" aria-label="One loaf less">−</button> <input id="n" type="number" value="1" min="1"> <button type="button" id="m" aria-label="One loaf more">+</button><p role="status" id="s"></p>`,
    script: `const set = (by) => { n.value = String(Math.max(1, Number(n.value) + by)); s.textContent = n.value + " loaves" }; l.onclick = () => set(-1); m.onclick = () => set(1);`,
  },
  {
    name: "Heart of a wish list",
    because: "A toggle button tells its state by aria-pressed and its filled shape.",
    main: `<button type="button" id="b" aria-pressed="false" aria-label="Wish for rye bread"><svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24"><path id="p" d="M12 20 3 10a5 5 0 0 1 9-5 5 5 0 0 1 9 5z" fill="none" stroke="#222" stroke-width="2"/></svg></button>`,
    script: `b.onclick = () => { const on = b.getAttribute("aria-pressed") !== "true"; b.setAttribute("aria-pressed", String(on)); p.setAttribute("fill", on ? "#222" : "none") };`,
  },
  {
    name: "Filter that tells the result",
    because: "A status tells the number of results (4.1.3).",
    main: `<label><input type="checkbox" id="c"> Only bread</label><p role="status" id="s">2 goods</p><ul id="u"><li>Rye bread</li><li id="h">Honey</li></ul>`,
    script: `c.onchange = () => { h.hidden = c.checked; s.textContent = c.checked ? "1 good" : "2 goods" };`,
  },
  {
    name: "Order of the results",
    because: "A select sorts, and a status tells it (3.2.2, 4.1.3).",
    main: `<label>Sort by <select id="o"><option>Name</option><option>Price</option></select></label><p role="status" id="s"></p><ul id="u"><li>Bread</li><li>Cake</li></ul>`,
    script: `o.onchange = () => { u.append(u.firstElementChild); s.textContent = "Sorted by " + o.value.toLowerCase() };`,
  },
  {
    name: "Steps of an order",
    because: "A list with aria-current and hidden words tells the step (USWDS step indicator).",
    main: `<ol><li><span class="unseen">Done: </span>Basket</li><li aria-current="step"><strong>Address</strong></li><li><span class="unseen">Not done: </span>Payment</li></ol>`,
  },
  {
    name: "Address of the visitor",
    because: "Fields about the visitor have their purposes (1.3.5).",
    main: `<form action="/sent" method="post"><p><label>Full name <input name="n" autocomplete="shipping name"></label></p><p><label>Email <input name="e" type="email" autocomplete="section-a home email"></label></p><p><label>Phone <input name="t" type="tel" autocomplete="mobile tel-national"></label></p><button>Continue to payment</button></form>`,
  },
  {
    name: "Comparison of two goods",
    because: "A table with headers; signs have names.",
    main: `<table><caption>Bread and cake</caption><tr><th scope="col">Property</th><th scope="col">Bread</th><th scope="col">Cake</th></tr><tr><th scope="row">With nuts</th><td><span role="img" aria-label="No">✗</span></td><td><span role="img" aria-label="Yes">✓</span></td></tr></table>`,
  },
  {
    name: "Sold out",
    because: "A disabled button with words.",
    main: `<h2>Cake</h2><p>Sold out until Friday.</p><button type="button" disabled>Add cake to basket</button>`,
  },
  {
    name: "Gift to another person",
    because: "1.3.5 is only about the visitor. The recipient is somebody else.",
    main: `<form action="/sent"><fieldset><legend>Recipient</legend><p><label>Full name <input name="rn"></label></p><p><label>Phone <input type="tel" name="rt"></label></p></fieldset><button>Send the gift</button></form>`,
  },
];
