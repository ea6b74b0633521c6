import type { Reader } from "../checks/element-list.ts";
import type { StructureRule } from "../checks/structure.ts";

/** Finds pictures that assistive technology does not get. Runs in the page, sent as text. */
export function readHiddenPictures({ add, isExposed, isSeen, tokens, texts }: Reader<StructureRule>) {
  const exposed = texts().filter(({ parent }) => isExposed(parent));
  const all = ` ${tokens(exposed.map(({ words }) => words).join(" ")).join(" ")} `;
  const isInNamed = (element: Element) =>
    element.closest("a, button, [role=button], [role=link], [role=img], figure, label, summary, [aria-label]") !== null;
  for (const picture of document.querySelectorAll("img, svg, canvas")) {
    const { width, height } = picture.getBoundingClientRect();
    if (!isSeen(picture) || width < 24 || height < 24 || picture.parentElement?.closest("svg")) continue;
    const isHidden =
      picture.closest("[aria-hidden=true]") !== null || picture.matches("[role=none], [role=presentation]");
    const isNamed =
      picture.matches("[aria-label], [aria-labelledby], [title]") || picture.querySelector(":scope > title") !== null;
    const source = picture instanceof HTMLImageElement ? picture.currentSrc || picture.src : "";
    const file = source.split("/").at(-1)?.toLowerCase() ?? "";
    const isLogo = /logo|chart|graph|diagram|infographic|screenshot|map|banner|seal|badge/.test(file);
    const isEmpty = picture.getAttribute("alt") === "" || isHidden;
    if (picture.localName === "img" && isEmpty && isLogo && !isInNamed(picture)) {
      const written = tokens(picture.getAttribute("alt") ?? "");
      if (written.some((word) => file.includes(word)) && !all.includes(` ${written.join(" ")} `))
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
    if (
      picture.localName === "svg" &&
      !isHidden &&
      !isNamed &&
      !picture.matches("[role]") &&
      !picture.querySelector("text") &&
      !isInNamed(picture)
    )
      add("picture-hidden", picture, "The drawing has neither a text alternative nor aria-hidden.");
    if (picture instanceof HTMLCanvasElement && !isHidden && !isNamed && !/\S/.test(picture.textContent ?? "")) {
      const blank = document.createElement("canvas");
      [blank.width, blank.height] = [picture.width, picture.height];
      if (picture.toDataURL() !== blank.toDataURL())
        add("picture-hidden", picture, "The canvas has a picture, but no text alternative.");
    }
  }
}

/** Finds pictures whose pixels look like lines of text. Runs in the page, sent as text. */
export async function readTextPictures({ add, isShown }: Reader<StructureRule>) {
  const sources = [...document.querySelectorAll("img, input[type=image], body *")].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 20 || height < 10 || !isShown(element)) return [];
    const background = /^url\("([^"]+)"\)$/.exec(getComputedStyle(element).backgroundImage)?.[1];
    const source = element.matches("img, input[type=image]")
      ? (element as HTMLImageElement).currentSrc || (element as HTMLImageElement).src
      : background;
    return source ? [{ element, source }] : [];
  });
  for (const { element, source } of sources) {
    if (/^data:image\/svg/.test(source)) {
      const drawing = decodeURIComponent(source);
      const isOnlyText = /<text/i.test(drawing) && !/<(path|image|circle|rect|polygon|use)/i.test(drawing);
      if (isOnlyText) add("picture-of-text", element, "The drawing contains nothing but text.");
      else if (/<text/i.test(drawing)) add("picture-may-have-text", element, "The drawing contains text.");
      continue;
    }
    const picture = new Image();
    picture.src = source;
    const isLoaded = await picture.decode().then(
      () => picture.naturalWidth > 0,
      () => false,
    );
    if (!isLoaded || picture.naturalWidth * picture.naturalHeight > 4e6) continue;
    const [width, height] = [picture.naturalWidth, picture.naturalHeight];
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) continue;
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0);
    let data: Uint8ClampedArray;
    try {
      data = context.getImageData(0, 0, width, height).data;
    } catch {
      // Pixels of another site cannot be read.
      continue;
    }
    const light = new Uint8Array(width * height);
    const counts = new Array<number>(16).fill(0);
    for (let at = 0; at < light.length; at++) {
      light[at] = 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0);
      counts[(light[at] ?? 0) >> 4] = (counts[(light[at] ?? 0) >> 4] ?? 0) + 1;
    }
    const usual = counts.indexOf(Math.max(...counts));
    const isInk = (at: number) => Math.abs((light[at] ?? 0) - (usual * 16 + 8)) > 70;
    const background = (counts[usual] ?? 0) / light.length;
    /** Rows in which strokes alternate with the background, as letters do. */
    let busy = 0;
    let inked = 0;
    for (let y = 0; y < height; y++) {
      let changes = 0;
      for (let x = 1; x < width; x++) if (isInk(y * width + x) !== isInk(y * width + x - 1)) changes++;
      if (changes > 0) inked++;
      if (changes >= 12) busy++;
    }
    // Photos have no background of one tone, and drawings few strokes in a row. A small button may have a gradient.
    const isSmall = light.length < 20_000;
    const near = background + ((counts[usual - 1] ?? 0) + (counts[usual + 1] ?? 0)) / light.length;
    const isEven = isSmall ? near > 0.45 : background > 0.45;
    const isLogo = /logo/i.test(source.split("/").at(-1) ?? "");
    if (isEven && !isLogo && busy >= 5 && busy / Math.max(1, inked) > (isSmall ? 0.2 : 0.35))
      add("picture-may-have-text", element, "The picture has rows of strokes that look like text.");
  }
}
