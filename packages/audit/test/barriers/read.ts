import { type Shapes, shapesOf } from "./barrier-page.ts";

const letters = (size: number, gap: number, gone: (at: number) => boolean, item: (letter: string) => string) =>
  `<style>.az a, .az span { font-size: ${size}px; margin-right: ${gap}px }</style>` +
  [..."ABCDEFGHIJKLMNOP"].map((letter, at) => (gone(at) ? `<span>${letter}</span>` : item(letter))).join(" ");

/** Barriers that exist as soon as the page opens. */
export const read: Readonly<Record<string, Shapes>> = {
  "a part in another language": shapesOf(
    { check: "language", rule: "part-may-be-in-another-language", criterion: "3.1.2" },
    {
      "a greeting in Welsh": {
        html: `<main><h1>Farm</h1><p>We open at nine.</p><p>Croeso i bawb, mae drws y fferm ar agor bob bore ac yn y prynhawn</p></main>`,
      },
      "a note in Dutch": {
        html: `<main><h1>Farm</h1><p>We open at nine.</p><span>Iedereen mag hier gratis parkeren en de hond is welkom</span></main>`,
      },
      "a button in Polish": {
        html: `<main><h1>Farm</h1><p>We open at nine.</p><p>Witamy wszystkich, parking jest bezpłatny dla gości naszej farmy</p></main>`,
      },
      "a line in Swahili": {
        html: `<main><h1>Farm</h1><p>We open at nine.</p><ul><li>Karibuni nyote shambani kwetu kila siku asubuhi na jioni</li></ul></main>`,
      },
    },
  ),
  "targets that are small and crowded": shapesOf(
    { check: "structure", rule: "targets-crowded", criterion: "2.5.8" },
    {
      "letters of which some lead nowhere": {
        html: `<main><h1>Index</h1><p class="az">${letters(
          11,
          0,
          (at) => at % 4 === 3,
          (letter) => `<a href="#${letter}">${letter}</a>`,
        )}</p></main>`,
      },
      "numbers of pages": {
        html: `<main><h1>List</h1><div style="font: 10px sans-serif"><b>1</b> <a href="?2">2</a> <a href="?3">3</a> <a href="?4">4</a> ... <a href="?9">9</a></div></main>`,
      },
      "signs between bars": {
        html: `<main><h1>Text</h1><p style="font-size: 12px">A | <a href="?a">−</a> | <a href="?b">+</a> | <a href="?c">=</a> | <a href="?d">÷</a></p></main>`,
      },
    },
  ),
  "a meaning by color": shapesOf(
    { check: "wording", rule: "color-instruction", criterion: "1.4.1" },
    {
      "fields in red": {
        html: `<main><h1>Join</h1><form><p>Fields in red are required.</p><label style="color: #b00">Name <input></label> <label>Town <input></label></form></main>`,
      },
      "marked in orange": {
        html: `<main><h1>Join</h1><form><p>Required questions are marked in orange.</p><label>Name <input></label></form></main>`,
      },
      "the green days": {
        html: `<main><h1>Days</h1><p>Green days are free, red days are taken.</p><table><tr><td style="background: #cfc">1</td><td style="background: #fcc">2</td></tr></table></main>`,
      },
    },
  ),
  "a required field that only a color tells": shapesOf(
    { check: "wording", rule: "labels-differ-by-color", criterion: "1.4.1" },
    {
      "red labels": {
        html: `<main><h1>Join</h1><form><p><label style="color: #b00">Name <input required></label></p><p><label>Town <input></label></p></form></main>`,
      },
      "labels of a class": {
        html: `<style>.need { color: #a00 }</style><main><h1>Join</h1><form><label class="need" for="a">Mail</label><input id="a" aria-required="true"><label for="b">Phone</label><input id="b"></form></main>`,
      },
      "bold hues without the attribute": {
        html: `<main><h1>Join</h1><form><label for="a"><font color="#00c">Mail</font></label><input id="a"><label for="b">Phone</label><input id="b"><label for="c">Street</label><input id="c"></form></main>`,
      },
    },
  ),
  "buttons of one name": shapesOf(
    { check: "wording", rule: "buttons-of-one-name", criterion: "2.4.6" },
    {
      "in blocks": {
        html: `<main><h1>Basket</h1><div>Bread <button type="button">Remove</button></div><div>Milk <button type="button">Remove</button></div><div>Tea <button type="button">Remove</button></div></main>`,
      },
      "named by a picture": {
        html: `<main><h1>Files</h1><div><span>a.txt</span><button type="button" aria-label="Delete">x</button></div><div><span>b.txt</span><button type="button" aria-label="Delete">x</button></div><div><span>c.txt</span><button type="button" aria-label="Delete">x</button></div></main>`,
      },
      "with a role": {
        html: `<main><h1>People</h1><section>Ann <span role="button" tabindex="0">Edit</span></section><section>Bo <span role="button" tabindex="0">Edit</span></section><section>Cy <span role="button" tabindex="0">Edit</span></section></main>`,
      },
    },
  ),
  "a list without its role": shapesOf(
    { check: "structure", rule: "list-without-role", criterion: "1.3.1" },
    {
      "role=presentation": {
        html: `<main><h1>Bring</h1><ul role="presentation"><li>Boots for the mud</li><li>A warm coat</li><li>Water to drink</li></ul></main>`,
      },
      "role=none on numbers": {
        html: `<main><h1>Do</h1><ol role="none"><li>Wash the jars</li><li>Boil the fruit</li><li>Fill the jars</li></ol></main>`,
      },
      "roles of the items": {
        html: `<main><h1>Rules</h1><ul><li role="presentation">Walk with care</li><li role="presentation">Keep the gates shut</li><li role="presentation">Ask before feeding</li></ul></main>`,
      },
    },
  ),
  "text in another order than on the screen": shapesOf(
    { check: "structure", rule: "order-differs", criterion: "1.3.2" },
    {
      "steps in a reversed column": {
        html: `<main><h1>Soap</h1><div style="display: flex; flex-direction: column-reverse"><p>Third, pour it into molds.</p><p>Then stir for an hour.</p><p>First, melt the fat.</p></div></main>`,
      },
      "steps with an order": {
        html: `<main><h1>Bread</h1><div style="display: grid"><p style="order: 2">2. Knead the dough.</p><p style="order: 1">1. Mix flour and water.</p><p style="order: 3">3. Bake it.</p></div></main>`,
      },
      "steps in their places": {
        html: `<main><h1>Jam</h1><div style="position: relative; height: 200px"><p style="position: absolute; top: 100px">2. Boil it.</p><p style="position: absolute; top: 0">1. Wash the fruit.</p><p style="position: absolute; top: 150px">3. Fill the jars.</p></div></main>`,
      },
    },
  ),
  "one message for a rejected form": shapesOf(
    { check: "wording", rule: "error-not-marked", criterion: "3.3.1" },
    {
      "at the end of the page": {
        html: `<main><h1>Join</h1><form action="/join"><label>Name <input></label><label>Mail <input></label><button>Join</button></form><p class="error">Please enter a valid value.</p></main>`,
      },
      "as an alert above": {
        html: `<main><h1>Join</h1><div role="alert">Some fields are missing or invalid.</div><form action="/join"><label>Name <input></label><label>Mail <input></label><button>Join</button></form></main>`,
      },
      "in a footer": {
        html: `<main><h1>Join</h1><form action="/join"><label>Name <input></label><label>Mail <input></label><button>Join</button></form></main><footer><div class="alert alert-danger">The form is invalid. Please correct it.</div></footer>`,
      },
    },
  ),
};
