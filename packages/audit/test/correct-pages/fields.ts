import type { CorrectPage } from "./correct-page.ts";

const bare = "border: 0; background: transparent";

export const fields: readonly CorrectPage[] = [
  {
    name: "Field in a drawn wrapper",
    because: "The wrapper draws the border of the field, as in MUI and Bootstrap input groups (1.4.11).",
    main: `<form action="/sent"><label for="f">Town</label>
      <div style="display: inline-flex; border: 2px solid #333; padding: 10px"><input id="f" name="town" style="${bare}"></div></form>`,
  },
  {
    name: "Text area in a card",
    because: "The padded card around the text area has an edge of 7:1 (1.4.11).",
    main: `<form action="/sent"><label for="f">Your story</label>
      <div style="border: 1px solid #555; border-radius: 8px; padding: 24px; max-width: 400px"><textarea id="f" name="story" style="${bare}; width: 100%"></textarea></div></form>`,
  },
  {
    name: "Drawn select",
    because: "Without native appearance, the wrapper shows the edge and the arrow (1.4.11).",
    main: `<form action="/sent"><label for="f">County</label>
      <div style="display: inline-flex; align-items: center; border: 2px solid #333; border-radius: 6px; padding: 4px 12px"><select id="f" name="county" style="appearance: none; ${bare}; padding-right: 24px"><option>Kent</option><option>Essex</option></select><span aria-hidden="true">▾</span></div></form>`,
  },
  {
    name: "Field with a line below",
    because: "Material Design’s standard field: a line below in 7:1 identifies the field (1.4.11).",
    main: `<form action="/sent"><label for="f">Village</label><br><input id="f" name="village" style="${bare}; border-bottom: 2px solid #555"></form>`,
  },
  {
    name: "Line below by a pseudo-element",
    because: "MUI draws the line of a field as ::after of its wrapper (1.4.11).",
    style:
      ".w { position: relative; display: inline-block } .w::after { content: ''; position: absolute; inset: auto 0 0 0; border-bottom: 2px solid #444 }",
    main: `<form action="/sent"><label for="f">Hamlet</label><br><span class="w"><input id="f" name="hamlet" style="${bare}"></span></form>`,
  },
  {
    name: "Outlined field with a floating label",
    because: "MUI’s outlined text field: a fieldset beside the input draws the outline (1.4.11).",
    style: `.w { position: relative; display: inline-flex; margin-top: 1rem } .w input { padding: 14px; ${bare} }
      .w fieldset { position: absolute; inset: -5px 0 0; margin: 0; padding: 0 8px; border: 1px solid #555; border-radius: 4px; pointer-events: none }
      .w legend { visibility: hidden; font-size: 0.75em } .w label { position: absolute; left: 14px; top: -12px; font-size: 0.75em; background: #fff; padding: 0 4px }`,
    main: `<form action="/sent"><div class="w"><label for="f">Parish</label><input id="f" name="parish"><fieldset aria-hidden="true"><legend><span>Parish</span></legend></fieldset></div></form>`,
  },
  {
    name: "Filled field",
    because: "The fill of the field contrasts with the page by more than 3:1 (1.4.11).",
    main: `<form action="/sent"><label for="f">Region</label><br><input id="f" name="region" style="border: 0; background: #444; color: #fff"></form>`,
  },
  {
    name: "Field with a shadow as its edge",
    because: "Tailwind’s ring utilities draw an edge of 7:1 as a shadow (1.4.11).",
    main: `<form action="/sent"><label for="f">Street name</label><br><input id="f" name="road" style="border: 0; box-shadow: 0 0 0 2px #555"></form>`,
  },
  {
    name: "A child’s name",
    because: "1.3.5 is only about the visitor. The field asks for a child’s name.",
    main: `<form action="/sent"><fieldset><legend>Your child</legend><p><label>First name <input name="child-first"></label></p><p><label>Last name <input name="child-last"></label></p></fieldset><button>Register the child</button></form>`,
  },
  {
    name: "Emergency contact",
    because: "1.3.5 is only about the visitor. The fields are about somebody else.",
    main: `<form action="/sent"><h2>Emergency contact</h2><p><label>Name <input name="ec-name"></label></p><p><label>Phone number <input type="tel" name="ec-tel"></label></p><button>Save the contact</button></form>`,
  },
  {
    name: "Register an animal",
    because: "1.3.5 is only about the visitor. An animal has a name, too.",
    main: `<form action="/sent"><p><label>Name <input name="animal"></label></p><p><label>Breed <input name="breed"></label></p><button>Register the animal</button></form>`,
  },
  {
    name: "Pay by card",
    because: "The name on a card has the purpose cc-name (1.3.5).",
    main: `<form action="/sent"><fieldset><legend>Card</legend><p><label>Name <input name="card" autocomplete="cc-name"></label></p><p><label>Number <input name="number" autocomplete="cc-number" inputmode="numeric"></label></p></fieldset><button>Pay now</button></form>`,
  },
  {
    name: "Name of a company",
    because: "The name of an organization has the purpose organization (1.3.5).",
    main: `<form action="/sent"><fieldset><legend>Company</legend><p><label>Name <input name="company" autocomplete="organization"></label></p><p><label>Email <input type="email" name="mail" autocomplete="work email"></label></p></fieldset><button>Save the company</button></form>`,
  },
  {
    name: "Invite a friend",
    because: "1.3.5 is only about the visitor. The address is a friend’s.",
    main: `<form action="/sent"><p>Send a gift card to somebody else.</p><p><label>Email <input type="email" name="friend"></label></p><button>Invite your friend</button></form>`,
  },
  {
    name: "Empty field with a pale color",
    because: "An empty field has no text. 1.4.3 applies to the placeholder, which is dark.",
    style: "#f { color: #ccc; background: #fff; border: 1px solid #555 } #f::placeholder { color: #333; opacity: 1 }",
    main: `<form action="/sent"><label for="f">Search the garden</label> <input id="f" name="q" placeholder="Roses"></form>`,
  },
  {
    name: "Select with an empty first choice",
    because: "The empty choice shows no text, so its color fails nothing (1.4.3). A choice with text is dark.",
    style: "#f { color: #222; background: #fff; border: 1px solid #555 } #f:has(:checked:empty) { color: #ccc }",
    main: `<form action="/sent"><label for="f">Room</label> <select id="f" name="room"><option></option><option>Barn</option><option>Farmhouse</option></select></form>`,
  },
  {
    name: "Field without text",
    because: "An empty field without a placeholder shows no text, so its color fails nothing (1.4.3).",
    main: `<form action="/sent"><label for="f">Code of the door</label> <input id="f" name="code" style="color: #ddd; background: #fff; border: 2px solid #555"></form>`,
  },
  {
    name: "Field that shows its caret",
    because: "The caret is a visible focus indicator of a text field (2.4.7, technique C15 and G149).",
    style: "#f { border: 2px solid #555 } #f:focus { outline: none }",
    main: `<form action="/sent"><label for="f">Notes about the visit</label> <input id="f" name="notes"></form>`,
  },
  {
    name: "Text area that shows its caret",
    because: "The caret is a visible focus indicator of a text area (2.4.7).",
    style: "#f { border: 2px solid #555; caret-color: #000 } #f:focus { outline: none }",
    main: `<form action="/sent"><label for="f">Your letter to us</label><br><textarea id="f" name="letter"></textarea></form>`,
  },
  {
    name: "Two forms without a name",
    because: "A form without a name is no landmark, so two need no names (HTML-AAM).",
    main: `<form action="/sent"><label>Search the shop <input name="q" type="search"></label> <button type="submit">Search</button></form>
      <form action="/sent"><label>Voucher <input name="voucher"></label> <button type="submit">Redeem</button></form>`,
  },
  {
    name: "Form with a plain button",
    because: "A button without a type submits its form (HTML).",
    main: `<form action="/sent"><label>Number of your order <input name="order"></label> <button>Track</button></form>`,
  },
  {
    name: "Form that saves as you type",
    because: "A form needs no button if its fields work on input and a status announces it.",
    main: `<form onsubmit="return false"><label>Notes <input id="f" name="n"></label></form><p role="status" id="s"></p>`,
    script: "f.oninput = () => { s.textContent = 'Saved' }",
  },
  {
    name: "Date in three fields",
    because: "GOV.UK date input: a fieldset names three text fields.",
    main: `<form action="/sent"><fieldset><legend>When does the passport expire?</legend><p id="h">For example, 27 3 2027</p><label>Day <input name="d" size="2" inputmode="numeric" aria-describedby="h"></label> <label>Month <input name="m" size="2" inputmode="numeric"></label> <label>Year <input name="y" size="4" inputmode="numeric"></label></fieldset><button>Continue</button></form>`,
  },
  {
    name: "Rejected form",
    because: "GOV.UK error summary and messages: the summary links to the field, which refers to its message (3.3.1).",
    main: `<div role="alert"><h2>There is a problem</h2><ul><li><a href="#f">Enter the number of your booking</a></li></ul></div>
      <form action="/sent"><label for="f">Number of your booking</label><p id="e"><span class="unseen">Error:</span> Enter the number of your booking</p><input id="f" name="b" aria-invalid="true" aria-describedby="e"> <button>Find</button></form>`,
  },
  {
    name: "Amount with a prefix",
    because: "GOV.UK prefix: the sign is decoration, and the label names the unit.",
    main: `<form action="/sent"><label for="f">Cost per item, in dollars</label><br><span style="display: inline-flex; border: 2px solid #333"><span aria-hidden="true" style="padding: 6px; background: #eee">$</span><input id="f" name="cost" inputmode="decimal" style="${bare}"></span></form>`,
  },
  {
    name: "Controls as the browser draws them",
    because: "2.5.8 and 1.4.11 except the size and the look that the browser gives to a control.",
    style: ".plain :is(button, input, select) { all: revert }",
    main: `<form action="/sent" class="plain"><button type="button">Up</button><button type="button">Down</button><br><label>Sort <select><option>By name</option><option>By day</option></select></label><br><label>Picture of the garden<br><input type="file" name="p"></label><br><label>Picture of the house<br><input type="file" name="h"></label><br><label><input type="checkbox" name="n"> Send me the list</label></form>`,
  },
  {
    name: "Field with two labels",
    because: "HTML allows several labels. Together they are the name of the field.",
    main: `<form action="/sent"><label for="f">Weight</label> <input id="f" name="w" size="4"> <label for="f">in pounds</label><p><button>Continue</button></p></form>`,
  },
];
