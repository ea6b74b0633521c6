import { type RefObject, useEffect } from "react";

/** How long the page’s fonts are waited for, in milliseconds: a pack in other fonts is better than none. */
const timeout = 3000;

/** Prints the page once it stands as it will on paper. */
export function usePrint(page: RefObject<Element | null>): void {
  useEffect(() => {
    let isCurrent = true;
    drawn(page.current).then(() => {
      if (isCurrent) window.print();
    });
    return () => {
      isCurrent = false;
    };
  }, [page]);
}

/** Gives the page `name` for its title while it is printed, however that was begun: browsers offer it for the file. */
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
 * Whether the fonts of the text and of the headings have come. They join the document some time after the first paint,
 * and until then `document.fonts.ready` knows nothing of them.
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

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
