import { mailCopy } from "../../../data/mail-copy.ts";
import type { RegisteredEvent } from "../../../src/events/event-registration.ts";
import {
  button,
  type Entry,
  eyebrow,
  heading,
  link,
  longLink,
  masthead,
  paragraph,
  row,
  table,
  title,
} from "./layout.ts";
import { html, type Markup } from "./markup.ts";
import { headed, labelled, wrapped } from "./plain-text.ts";

/** A part of an email as plain text and as rows of the HTML. Both have the same content. */
export interface Block {
  /** Empty if the part is only decoration. */
  text: string;
  rows: readonly Markup[];
}

interface MailTop {
  eyebrow?: string;
  title: string;
  paragraphs?: readonly string[];
  /** Replaces the masthead. */
  top?: Markup;
}

export function opening(origin: string, { eyebrow: above, title: said, paragraphs = [], top }: MailTop): Block {
  return {
    text: headed(said, ...(above ? [above] : []), ...paragraphs.map((each) => wrapped(each))),
    rows: [
      top ?? masthead(origin),
      row([...(above ? [eyebrow(above)] : []), title(said)], 8),
      ...(paragraphs.length > 0
        ? [
            row(
              paragraphs.map((each) => paragraph(each, 1)),
              5,
            ),
          ]
        : []),
    ],
  };
}

export function part(said: string, ...paragraphs: string[]): Block {
  return {
    text: headed(said, ...paragraphs.map((each) => wrapped(each))),
    rows: [row([heading(said), ...paragraphs.map((each) => paragraph(each, 1))], 10)],
  };
}

export function say(...paragraphs: string[]): Block {
  return {
    text: paragraphs.map((each) => wrapped(each)).join("\n\n"),
    rows: [
      row(
        paragraphs.map((each) => paragraph(each, 1)),
        5,
      ),
    ],
  };
}

export function entries(list: readonly Entry[]): Block {
  return { text: list.map(labelled).join("\n"), rows: list.length > 0 ? [row(table(list), 6)] : [] };
}

/** Describes the event in full, because the form contains only its slug. */
export function eventBlock({ title: event, when, location, calendar }: RegisteredEvent, origin: string): Block {
  const words = mailCopy.event;
  const list = [
    { label: words.event, value: event },
    { label: words.when, value: when },
    { label: words.where, value: location },
  ];
  return {
    text: [...list, { label: words.calendar, value: origin + calendar }].map(labelled).join("\n"),
    rows: [row(table(list), 6), row(paragraph(link(origin + calendar, mailCopy.receipt.calendar)), 1)],
  };
}

/** Returns a button. `plain` introduces the address for mail programs without buttons. */
export function action(href: string, label: string, plain?: string): Block {
  return {
    text: `${label}:\n${href}`,
    rows: [row(button(href, label), 8), ...(plain ? [row(paragraph(html`${plain}<br>${longLink(href)}`), 5)] : [])],
  };
}

export function linked(href: string, label: string): Block {
  return { text: `${wrapped(label)}:\n${href}`, rows: [row(paragraph(link(href, label)), 2)] };
}

export function command(label: string, line: string): Block {
  return { text: `${label}\n    ${line}`, rows: [row(paragraph(html`${label}<br><code>${line}</code>`), 4)] };
}
