import { isFormName } from "../../data/forms/every-form.ts";
import { attribute, type Element, elementsOf, parse, textOf } from "../../shared/html.ts";
import type { StandingForm } from "./standing-form.ts";

export interface StandingOnPage {
  path: string;
  hasMenu: boolean;
  /** Text of each summary, in document order. */
  disclosures: string[];
  /** Ids of the filtered elements, without duplicates. */
  filtered: string[];
  /** Labels of the copy buttons. */
  copies: string[];
  forms: StandingForm[];
}

export function readPage(path: string, html: string): StandingOnPage {
  const elements = elementsOf(parse(html));
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const buttons = named("button");
  const filtered = buttons.filter((button) => attribute(button, "aria-pressed") !== undefined);
  return {
    path,
    hasMenu: buttons.some((button) => attribute(button, "popovertarget") !== undefined),
    disclosures: named("summary").map((summary) => textOf(summary).trim()),
    filtered: [...new Set(filtered.flatMap((button) => attribute(button, "aria-controls") ?? []))],
    copies: buttons.map((button) => textOf(button).trim()).filter((words) => words.startsWith("Copy ")),
    forms: named("form").flatMap(standingForm),
  };
}

function standingForm(element: Element): StandingForm[] {
  const form = attribute(element, "action")?.split("/").at(-1) ?? "";
  const id = attribute(element, "id") ?? "";
  const hidden = elementsOf(element).filter((part) => attribute(part, "type") === "hidden");
  const answered = hidden.flatMap((part) => attribute(part, "name") ?? []);
  return isFormName(form) ? [{ form, id, answered }] : [];
}
