import type { StructureRule } from "../../checks/structure.ts";
import type { Reader } from "../element-list.ts";
import { texts } from "../words.ts";
import { isBlock, readHeadingsByLook } from "./headings-by-look.ts";

/** Finds headings, lists and tables made with styles or typed characters, spaced letters, and lists without a role. */
export function readLooks(reader: Reader<StructureRule>): void {
  readHeadingsByLook(reader);
  readListsByLook(reader);
  readTablesByLook(reader);
  readSpacedLetters(reader);
  readListsWithoutRole(reader);
}

const marked = /^\s*([-–—•·*►▪●○]|\(?(\d{1,2}|[a-z])[.)])\s+\S/;

function readListsByLook({ add }: Reader<StructureRule>): void {
  for (const parent of document.body.querySelectorAll("*")) {
    if (!parent.checkVisibility() || parent.closest("ul, ol, dl, [role=list], pre, code, table, svg")) continue;
    const lines = [...parent.childNodes].filter(
      (node) => node instanceof Text || (node instanceof Element && !node.matches("br")),
    );
    const isBroken = parent.querySelector(":scope > br") !== null;
    const items = lines.filter((node) => {
      const isLine = node instanceof Element ? isBlock(node) || isBroken : isBroken;
      return isLine && marked.test(node.textContent ?? "");
    });
    if (items.length >= 2) add("list-by-look", parent, `${items.length} lines begin with a typed bullet or number.`);
  }
}

const parts =
  "[role=menu], [role=menubar], [role=tablist], [role=tree], [role=listbox], [role=radiogroup], [role=toolbar]";
const members = "[role=menuitem], [role=tab], [role=treeitem], [role=option], [role=radio], a[href], button";

/** Finds lists of text that have no role for assistive technology. */
function readListsWithoutRole({ add }: Reader<StructureRule>): void {
  for (const list of document.body.querySelectorAll("ul, ol")) {
    const items = [...list.children].filter((item) => item.matches("li") && /\p{L}{2}/u.test(item.textContent ?? ""));
    const isWithout = (element: Element) => element.matches("[role=presentation], [role=none]");
    if (items.length < 2 || list.closest(parts) || !list.checkVisibility() || list.querySelector(members)) continue;
    if (isWithout(list) || items.every(isWithout))
      add("list-without-role", list, `${items.length} items of a list have no role that says so.`);
  }
}

function readTablesByLook({ add }: Reader<StructureRule>): void {
  for (const element of document.body.querySelectorAll("pre, [style*=pre]")) {
    if (element.closest("code, samp, kbd") || element.querySelector("code, samp, kbd") || !element.checkVisibility())
      continue;
    const rows = (element.textContent ?? "").split("\n").filter((row) => /\S( {3,}|\t+)\S/.test(row));
    if (rows.length >= 3) add("table-by-look", element, `${rows.length} lines have columns made of spaces.`);
  }
}

function readSpacedLetters({ add }: Reader<StructureRule>): void {
  for (const { parent, words } of texts()) {
    const spaced = /(?<!\S)\p{L} \p{L} \p{L} \p{L}(?!\S)/u.exec(words);
    if (spaced && parent.checkVisibility() && !parent.closest("code, pre, svg"))
      add(
        "letters-spaced",
        parent,
        `“${spaced[0]}” has spaces between its letters. If it is a word, it is not read as one.`,
      );
  }
}
