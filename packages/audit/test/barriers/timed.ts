import { type Shapes, shapesOf } from "./barrier-page.ts";

/** Barriers that appear only after some time. */
export const timed: Readonly<Record<string, Shapes>> = {
  "a form that is emptied or turned off": shapesOf(
    { check: "time-limits", rule: "form-changes-by-itself", criterion: "2.2.1" },
    {
      "emptied and disabled": {
        html: `<main><h1>Seat</h1><form id="f"><label>Name <input name="name"></label><button>Book</button></form></main>`,
        script: "setTimeout(() => { f.reset(); [...f.elements].forEach((one) => { one.disabled = true }) }, 90_000)",
      },
      "emptied alone": {
        html: `<main><h1>Letter</h1><form><label>Words <textarea id="t"></textarea></label></form></main>`,
        script: "setTimeout(() => { t.value = '' }, 300_000)",
      },
      "disabled by its group": {
        html: `<main><h1>Quiz</h1><form><fieldset id="g"><legend>One</legend><label><input type="radio" name="a"> Yes</label></fieldset></form></main>`,
        script: "setTimeout(() => { g.disabled = true }, 60_000)",
      },
    },
  ),
  "a focus that the page takes": shapesOf(
    { check: "time-limits", rule: "focus-moves-by-itself", criterion: "2.4.3" },
    {
      "half a minute after opening": {
        html: `<main><h1>Club</h1><form><label>Mail <input id="mail"></label></form></main>`,
        script: "setTimeout(() => mail.focus(), 30_000)",
      },
      "by an offer that appears": {
        html: `<main><h1>Paper</h1><p>Words.</p></main><div role="dialog" aria-label="Offer" id="d" hidden><button id="x">Close</button></div>`,
        script: "setTimeout(() => { d.hidden = false; x.focus() }, 20_000)",
      },
      "by a heading": {
        html: `<main><h1 tabindex="-1">Town</h1><p>Words.</p></main>`,
        script: "setTimeout(() => document.querySelector('h1').focus(), 45_000)",
      },
    },
  ),
};
