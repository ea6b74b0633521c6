import type { CorrectPage } from "./correct-page.ts";

export const texts: readonly CorrectPage[] = [
  {
    name: "Short and full hours",
    because:
      "Each short form for eyes has a full form for ears beside it (1.3.1, technique G202 of text for screen readers).",
    main: `<p><span aria-hidden="true">Mon to Fri, 9 to 5</span><span class="unseen">Monday to Friday, from nine in the morning to five in the afternoon</span></p>`,
  },
  {
    name: "Short units beside full ones",
    because: "Hidden abbreviations of units have a full twin.",
    main: `<p>Walk <span aria-hidden="true">12 km, 3 hrs, 400 m up</span><span class="unseen">twelve kilometers, three hours, four hundred meters of climb</span></p>`,
  },
  {
    name: "Countdown for eyes",
    because: "The ticking digits are hidden, and a sentence tells the end.",
    main: `<p><span aria-hidden="true">02 days 04 hrs 10 mins</span><span class="unseen">The sale ends on Tuesday at noon.</span></p>`,
  },
  {
    name: "Label off screen",
    because: "Text moved off screen is not visible, so it is no visible label (2.5.3).",
    style: ".off { position: absolute; left: -9999px }",
    main: `<p><a href="/basket" aria-label="Basket, two items">Basket<span class="off"> is your shopping cart</span></a></p>`,
  },
  {
    name: "Label indented away",
    because: "Text indented out of its button is not visible (2.5.3).",
    style:
      "#b { width: 48px; overflow: hidden; text-indent: -999px; white-space: nowrap; background: #fff linear-gradient(#222, #222) center / 20px 4px no-repeat }",
    main: `<button type="button" id="b" aria-label="Close the window">Dismiss</button>`,
    script: "b.onclick = () => { location.hash = 'closed' }",
  },
  {
    name: "Soft hyphens in a label",
    because: "A soft hyphen is no letter, so the name contains the label (2.5.3).",
    main: `<p><a href="/insurance" aria-label="Krankenversicherung for students">Kranken&shy;ver&shy;si&shy;che&shy;rung</a></p>`,
  },
  {
    name: "Zero width space in a label",
    because: "A zero width space marks a place to break and is no letter (2.5.3).",
    main: `<p><a href="/mail" aria-label="Write to info@example.org">info@&#8203;example.org</a></p>`,
  },
  {
    name: "Label with a symbol",
    because: "A symbol is no word of the label (2.5.3).",
    main: `<p><button type="button" aria-label="Next page" id="b">Next page →</button></p>`,
    script: "b.onclick = () => { location.hash = 'next' }",
  },
  {
    name: "Letters of the alphabet",
    because: "Letters that are letters are no spaced word (1.3.2).",
    main: `<p>Groups: A B C D</p><p>Vitamins A B C D E and K are in the table.</p>`,
  },
  {
    name: "Keys of a game",
    because: "Keys named by letters are no spaced word (1.3.2).",
    main: `<p>Move with the keys W A S D and jump with the space bar.</p><p><kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd></p>`,
  },
  {
    name: "Answers of a test",
    because: "A row of answers is no spaced word (1.3.2).",
    main: `<table><caption>Right answers</caption><tr><th scope="row">Part one</th><td>A C B D</td></tr><tr><th scope="row">Part two</th><td>B B A C</td></tr></table>`,
  },
  {
    name: "Grades and blood groups",
    because: "Grades and blood groups are letters (1.3.2).",
    main: `<ul><li>Grades: A B C D F</li><li>DNA: G A T T A C A</li><li>Notes of the song: C D E F G</li></ul>`,
  },
  {
    name: "Initials of an author",
    because: "Initials with points are a name (1.3.2).",
    main: `<p>A story by J. R. R. T. Miller and A. A. Milne.</p>`,
  },
  {
    name: "French words in English text",
    because: "A part in another language has its lang (3.1.2).",
    main: `<p>The sign said <span lang="fr">Fermez la porte s’il vous plaît, merci beaucoup</span> in red letters.</p>`,
  },
  {
    name: "Names from other countries",
    because: "Proper names, and words that became part of English, need no lang (3.1.2).",
    main: `<p>The Café de Flore, São Paulo, Rio de Janeiro, Los Angeles and Château de la Loire are places. We eat tiramisù à la carte, tortillas de maíz and crème brûlée.</p>`,
  },
  {
    name: "Over ons",
    language: "nl",
    because: "A page in Dutch with its lang (3.1.1).",
    main: `<p>Wij zijn een boerderij met zes gezinnen die samen brood bakken en bijen houden. Kom gerust langs op zaterdag.</p><form action="/sent"><p><label>Naam <input name="name" autocomplete="name"></label></p><button>Verstuur het formulier</button></form>`,
  },
  {
    name: "Über uns",
    language: "de",
    because: "A page in German with its lang (3.1.1).",
    main: `<p>Wir sind ein Hof mit sechs Familien, die zusammen Brot backen und Bienen halten.</p><p><a href="/brot">Mehr über unser Brot</a></p>`,
  },
  {
    name: "Amdanom ni",
    language: "cy",
    because: "A page in Welsh with its lang (3.1.1).",
    main: `<p>Rydym yn fferm gyda chwe theulu sy’n pobi bara ac yn cadw gwenyn gyda’n gilydd ar y bryn.</p>`,
  },
  {
    name: "私たちについて",
    language: "ja",
    because: "A page in Japanese with its lang, and ruby for readings (3.1.1).",
    main: `<p>私たちは六つの家族でパンを焼き、<ruby>蜂<rt>はち</rt></ruby>を飼っています。</p>`,
  },
  {
    name: "من نحن",
    language: "ar",
    because: "A page from right to left with its lang (3.1.1, 1.3.2).",
    main: `<div dir="rtl"><p>نحن مزرعة من ست عائلات نخبز الخبز ونربي النحل.</p><p><a href="/bread">المزيد عن الخبز</a></p></div>`,
  },
  {
    name: "Formulas and code",
    because: "MathML and code are text.",
    main: `<p><math><mi>a</mi><mo>=</mo><msup><mi>b</mi><mn>2</mn></msup></math></p><p>Type <code>npm run test</code>, then read the result.</p><p>x = a b c d</p>`,
  },
  {
    name: "A poem",
    because: "A poem has short lines on purpose.",
    main: `<p>The bees come home,<br>the bread is warm,<br>the evening grows<br>around the farm.</p>`,
  },
  {
    name: "Paragraph with a drop cap",
    because: "A style enlarges the first letter; the text is whole.",
    style: "p::first-letter { font-size: 3em; float: left; line-height: 1 }",
    main: `<p>Once upon a time, six families moved to a hill and baked bread together, and they kept bees for as long as they lived there.</p>`,
  },
  {
    name: "Numbered terms of sale",
    because: "Numbers of a law are part of the text, as in “1.2”.",
    main: `<h2>1 Orders</h2><p>1.1 You order by letter.</p><p>1.2 We confirm each order.</p>`,
  },
  {
    name: "Quotes with a source",
    because: "A quote is a blockquote, and its source follows.",
    main: `<blockquote><p>Bread is the warmest of all foods.</p></blockquote><p>— from a cookbook</p>`,
  },
];
