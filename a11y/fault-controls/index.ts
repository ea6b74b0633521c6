import { addReactions, type Reactions } from "./reactions.ts";

export interface Control {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  words?: string;
  on?: Reactions;
}

/** Adds a control with listeners to the first section of `main`. */
export function addControl({ tag, attributes = {}, words = "", on = {} }: Control): void {
  const control = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
  control.append(words);
  addReactions(control, on);
  document.querySelector("main section")?.append(control);
}

export interface Tip {
  /** Types of the events that show and hide the tip. */
  shown: string;
  hidden: string;
  style: string;
  on?: Reactions;
}

/**
 * Adds a button with a tip, placed by `style`. A tip over the middle of the button, 22 px from its top, would take the
 * pointer from the button and flicker.
 */
export function addTip({ shown, hidden, style, on = {} }: Tip): void {
  const box = document.createElement("div");
  box.style.cssText = "position: relative; display: inline-block; margin: 40px";
  const button = document.createElement("button");
  button.textContent = `Membership ${shown}${hidden}`;
  const tip = document.createElement("div");
  tip.textContent = "Members pay what they can";
  tip.style.cssText = `position: absolute; left: 0; background: white; width: 240px; height: 60px; z-index: 99; display: none;${style}`;
  button.addEventListener(shown, () => {
    tip.style.display = "block";
  });
  button.addEventListener(hidden, () => {
    tip.style.display = "none";
  });
  addReactions(button, on);
  const below = document.createElement("p");
  below.textContent = "Text below the button, which the tip covers, long enough for a line or two of it.";
  box.append(button, tip);
  document.querySelector("main section")?.append(box, below);
  below.style.cssText = "margin-top: -40px";
}
