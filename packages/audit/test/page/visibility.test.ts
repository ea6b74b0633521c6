// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { isExposed, isSeen, isShown, shownAs } from "../../page/visibility.ts";
import { fakeLayout, openPage } from "./fake-layout.ts";

beforeAll(fakeLayout);

const first = () => document.body.firstElementChild as Element;

test.each([
  ["<p>Words</p>", { isShown: true, isSeen: true, isExposed: true }],
  ["<p hidden>Words</p>", { isShown: false, isSeen: false, isExposed: false }],
  ["<p data-tiny>Words</p>", { isShown: true, isSeen: false, isExposed: true }],
  ['<p aria-hidden="true">Words</p>', { isShown: true, isSeen: true, isExposed: false }],
  ["<p inert>Words</p>", { isShown: true, isSeen: true, isExposed: false }],
])("tells who gets %s", (body, expected) => {
  openPage(body);
  expect({ isShown: isShown(first()), isSeen: isSeen(first()), isExposed: isExposed(first()) }).toEqual(expected);
});

test("shows a hidden control as its label", () => {
  openPage('<input id="news" type="checkbox" data-tiny><label for="news">News</label>');
  expect(shownAs(first())?.localName).toBe("label");
});

test("shows nothing of a control without a visible part", () => {
  openPage('<input id="news" type="checkbox" hidden><label for="news" hidden>News</label>');
  expect(shownAs(first())).toBeUndefined();
});
