import { append, createElement, elementsOf, insertAfter, parse, serialize, setText } from "../shared/html.ts";

/** Returns a redirect page for a former address. It works in every browser and on every host. */
export function movedPage({ title, to }: { title: string; to: string }): string {
  const page = parse('<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head></html>');
  for (const head of elementsOf(page).filter(({ tagName }) => tagName === "title")) {
    setText(head, title);
    insertAfter(head, createElement("link", { rel: "canonical", href: to }));
    insertAfter(head, createElement("meta", { "http-equiv": "refresh", content: `0; url=${to}` }));
    insertAfter(head, createElement("meta", { name: "robots", content: "noindex" }));
    insertAfter(head, createElement("meta", { name: "viewport", content: "width=device-width" }));
  }
  const body = elementsOf(page).find(({ tagName }) => tagName === "body");
  if (body) append(body, createElement("a", { href: to }, title));
  return serialize(page);
}
