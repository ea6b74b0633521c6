import type { StructureRule } from "../../checks/structure.ts";
import type { Reader } from "../element-list.ts";
import { isExposed, isSeen } from "../visibility.ts";
import { texts, tokens } from "../words.ts";

const conveys = /logo|chart|graph|diagram|infographic|screenshot|map|banner|seal|badge/;
const minSize = 24;

/** Finds pictures that are not exposed to assistive technology. */
export function readHiddenPictures(reader: Reader<StructureRule>): void {
  const exposed = texts().filter(({ parent }) => isExposed(parent));
  const all = ` ${tokens(exposed.map(({ words }) => words).join(" ")).join(" ")} `;
  for (const picture of document.querySelectorAll("img, svg, canvas")) {
    const { width, height } = picture.getBoundingClientRect();
    if (!isSeen(picture) || width < minSize || height < minSize || picture.parentElement?.closest("svg")) continue;
    if (picture.localName === "img") judgeImage(reader, picture, all);
    if (picture.localName === "svg") judgeDrawing(reader, picture);
    if (picture instanceof HTMLCanvasElement) judgeCanvas(reader, picture);
  }
}

function isHidden(picture: Element): boolean {
  return picture.closest("[aria-hidden=true]") !== null || picture.matches("[role=none], [role=presentation]");
}

function isNamed(picture: Element): boolean {
  return (
    picture.matches("[aria-label], [aria-labelledby], [title]") || picture.querySelector(":scope > title") !== null
  );
}

function isInNamed(picture: Element): boolean {
  return (
    picture.closest("a, button, [role=button], [role=link], [role=img], figure, label, summary, [aria-label]") !== null
  );
}

/** Judges an image by the words of its file name. `exposed` has all words that are exposed to assistive technology. */
function judgeImage({ add }: Reader<StructureRule>, picture: Element, exposed: string): void {
  const source = picture instanceof HTMLImageElement ? picture.currentSrc || picture.src : "";
  const file = source.split("/").at(-1)?.toLowerCase() ?? "";
  const isEmpty = picture.getAttribute("alt") === "" || isHidden(picture);
  if (!isEmpty || !conveys.test(file) || isInNamed(picture)) return;
  const written = tokens(picture.getAttribute("alt") ?? "");
  if (written.some((word) => file.includes(word)) && !exposed.includes(` ${written.join(" ")} `))
    add(
      "picture-hidden-with-alternative",
      picture,
      `The picture has the alternative “${written.join(" ")}”, but is hidden from assistive technology.`,
    );
  else
    add(
      "picture-hidden",
      picture,
      "The picture is hidden from assistive technology, but its file name suggests that it conveys something.",
    );
}

function judgeDrawing({ add }: Reader<StructureRule>, drawing: Element): void {
  const isExplained = isHidden(drawing) || isNamed(drawing) || drawing.matches("[role]") || isInNamed(drawing);
  if (!isExplained && !drawing.querySelector("text"))
    add("picture-hidden", drawing, "The drawing has neither a text alternative nor aria-hidden.");
}

function judgeCanvas({ add }: Reader<StructureRule>, canvas: HTMLCanvasElement): void {
  if (isHidden(canvas) || isNamed(canvas) || /\S/.test(canvas.textContent ?? "")) return;
  const blank = document.createElement("canvas");
  [blank.width, blank.height] = [canvas.width, canvas.height];
  if (canvas.toDataURL() !== blank.toDataURL())
    add("picture-hidden", canvas, "The canvas has a picture, but no text alternative.");
}
