import { type RefObject, useEffect } from "react";
import { nextFrame } from "../show-fonts.ts";

/** Milliseconds to wait for the page's fonts. A pack in other fonts is better than none. */
const timeout = 3000;

/** False in browsers inside apps, which have no print dialog. Call it only after hydration. */
export function canPrint(): boolean {
  return typeof window.print === "function";
}

export function usePrint(page: RefObject<Element | null>): void {
  useEffect(() => {
    let isCurrent = true;
    drawn(page.current).then(() => {
      if (isCurrent && canPrint()) window.print();
    });
    return () => {
      isCurrent = false;
    };
  }, [page]);
}

/** Sets the page's title to `name` while it is printed, because browsers suggest the title as the file name. */
export function usePrintedName(name: string): void {
  useEffect(() => {
    const own = document.title;
    const give = () => {
      document.title = name;
    };
    const takeBack = () => {
      document.title = own;
    };
    addEventListener("beforeprint", give);
    addEventListener("afterprint", takeBack);
    return () => {
      removeEventListener("beforeprint", give);
      removeEventListener("afterprint", takeBack);
    };
  }, [name]);
}

async function drawn(page: Element | null): Promise<void> {
  const deadline = performance.now() + timeout;
  do await nextFrame();
  while (page && !hasItsFonts(page) && performance.now() < deadline);
  await nextFrame();
}

/**
 * True if the fonts of text and headings have loaded. They join the document after the first paint, and
 * `document.fonts.ready` doesn't cover them until then.
 */
function hasItsFonts(page: Element): boolean {
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => plain(family));
  return [page, page.querySelector("h1") ?? page].every((element) => {
    const [first = ""] = getComputedStyle(element).fontFamily.split(",");
    return loaded.includes(plain(first));
  });
}

function plain(family: string): string {
  return family.replaceAll(/["']/g, "").trim();
}
