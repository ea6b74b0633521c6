import type { WordingRule } from "../../checks/wording.ts";
import type { Reader } from "../element-list.ts";
import { isExposed } from "../visibility.ts";
import { clean, referred, tokens } from "../words.ts";

const pictures =
  "img[alt], input[type=image][alt], area[alt], [role=img][aria-label], svg[aria-label], object[aria-label]";
const fileName = /\.(png|jpe?g|jfif|gif|svg|webp|avif|bmp|tiff?|ico|heic)$/i;
const camera = /^(img|dsc[fn]?|dscn?|pict?|p|mvc|scan|screenshot|untitled|image|photo|picture)[ _-]?\d{2,}$/i;
const generic =
  /^(an? |the )?(image|picture|photo|photograph|graphic|icon|img|spacer|placeholder|untitled|alt|alt text|alternative text|bild|logo image|thumbnail|banner|figure)( \d{1,9})?$/i;
const variants = /^(logo|small|large|white|black|dark|light|v?\d+)$/;

/** Finds text alternatives that say nothing about their pictures. */
export function readAlternatives(reader: Reader<WordingRule>): void {
  for (const picture of document.querySelectorAll(pictures)) {
    if (!isExposed(picture) || picture.matches("[role=none], [role=presentation]")) continue;
    const words =
      referred(picture, "aria-labelledby") || clean(picture.getAttribute("aria-label") ?? picture.getAttribute("alt"));
    if (words !== "") judgeAlternative(reader, picture, words);
  }
}

function judgeAlternative({ add }: Reader<WordingRule>, picture: Element, words: string): void {
  const [file = ""] = (picture.getAttribute("src") ?? "").split(/[?#]/)[0]?.split("/").slice(-1) ?? [];
  const stem = file.replace(/\.\w+$/, "");
  const isFile = fileName.test(words) || words === file || camera.test(words);
  // A stem with separators or digits was not written for a reader.
  const isStem = words.toLowerCase() === stem.toLowerCase() && /[_\d-]/.test(stem);
  if (isFile || isStem) add("alternative-is-file-name", picture, `The text alternative “${words}” is a file name.`);
  else if (generic.test(words)) add("alternative-says-nothing", picture, `The text alternative is “${words}”.`);
  const owners = ownersOf(stem);
  if (owners.length > 0 && !isFile && !owners.some((owner) => words.toLowerCase().includes(owner)))
    add(
      "alternative-says-nothing",
      picture,
      `The text alternative “${words}” does not name the owner of the logo in the file “${file}”.`,
    );
}

/**
 * Returns the words in the file name of a logo, because it usually contains the owner's name. Empty for other pictures.
 */
function ownersOf(stem: string): string[] {
  return /logo/i.test(stem) ? tokens(stem).filter((word) => word.length >= 2 && !variants.test(word)) : [];
}
