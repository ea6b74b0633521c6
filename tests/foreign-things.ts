/**
 * Function that changes a page as extensions, translators and password managers do. It runs in the page, so it refers
 * to nothing outside itself. `id` is the id of the form.
 */
export type Change = (id: string) => void;

/** Changes to each visible control, and additions next to it. */
export const controlChanges = {
  "a div": (id) => {
    for (const control of document.querySelectorAll(`#${id} :is(input, select, textarea, button)`))
      if (control.checkVisibility()) control.after(document.createElement("div"));
  },
  "an unknown element with a shadow root": (id) => {
    for (const control of document.querySelectorAll(`#${id} :is(input, select, textarea, button)`)) {
      const element = document.createElement("writing-helper");
      element.attachShadow({ mode: "open" }).append("3 hints");
      if (control.checkVisibility()) control.after(element);
    }
  },
  "a wrapper": (id) => {
    for (const control of document.querySelectorAll(`#${id} :is(input, select, textarea, button)`)) {
      const wrapper = document.createElement("span");
      if (!control.checkVisibility()) continue;
      control.replaceWith(wrapper);
      wrapper.append(control);
    }
  },
  "attributes and styles": (id) => {
    for (const control of document.querySelectorAll(`#${id} :is(input, select, textarea, button)`)) {
      control.setAttribute("data-inline-color", "");
      control.setAttribute("style", "color: white !important");
    }
  },
} satisfies Record<string, Change>;

/** Changes around the form, and to the page's own objects. */
export const pageChanges = {
  "attributes on html and body": () => {
    document.documentElement.setAttribute("data-extension-theme", "dark");
    document.body.setAttribute("data-extension-listens", "true");
  },
  "a node first in the body": () => document.body.prepend(document.createElement("extension-panel")),
  "an unknown element around the form": (id) => {
    const form = document.getElementById(id);
    const wrapper = document.createElement("extension-frame");
    form?.replaceWith(wrapper);
    if (form) wrapper.append(form);
  },
  "extended prototypes": () => {
    for (const { prototype } of [Array, String, Element]) Object.assign(prototype, { ofExtension: () => 1 });
  },
  "a translator's elements": (id) => {
    for (const label of document.querySelectorAll(`#${id} label`)) {
      const font = document.createElement("font");
      font.append(...label.childNodes);
      label.append(font);
    }
  },
} satisfies Record<string, Change>;

/** Sets values without events, including the value of the honeypot. */
export function fillInSilence(id: string): void {
  const form = document.getElementById(id);
  const values = { firstName: "Zoë", email: "zoe@example.org", message: "Half a thought, and the rest of it." };
  const set = (selector: string, value: string) => {
    const control = form?.querySelector<HTMLInputElement>(selector);
    if (control) control.value = value;
  };
  for (const [name, value] of Object.entries(values)) set(`[name=${name}]`, value);
  set("[data-1p-ignore]", "Zoë");
}
