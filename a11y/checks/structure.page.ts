import type { Broken } from "./describe-findings.ts";

/** Finds headings, lists and tables made by styles and spaces. Runs in the page, sent as text. */
export function readLooks() {
  const elements: Element[] = [];
  const values: Broken<"heading-by-look" | "list-by-look" | "table-by-look" | "letters-spaced">[] = [];
  const add = (rule: (typeof values)[number]["rule"], element: Element, message: string) =>
    values.push({ rule, element: elements.push(element) - 1, message });

  const longest = 80;
  /** Contexts whose own role explains the look of short text. */
  const explained = `h1, h2, h3, h4, h5, h6, [role=heading], a, button, label, legend, summary, caption, figcaption, th, td, dt, dd,
    li, nav, header, footer, svg, option, output, blockquote, address, time, [role=status], [role=alert], [role=button], [role=link],
    [role=tab], [role=img], [aria-hidden=true]`;
  const isBlock = (element: Element) => !/^(inline|contents|none)/.test(getComputedStyle(element).display);
  const wordsOf = (element: Element) => (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const styleOfText = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.parentElement && /\S/.test(text.nodeValue ?? "")) {
        const { fontSize, fontWeight } = getComputedStyle(text.parentElement);
        return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
      }
    }
    return { size: 0, weight: 400 };
  };
  /** True if all text of the element has one look, so that no part of a sentence is emphasized. */
  const isUniform = (element: Element) => {
    const own = styleOfText(element);
    return [...element.querySelectorAll("*")].every((part) => {
      const { size, weight } = styleOfText(part);
      return !/\S/.test(part.textContent ?? "") || (size === own.size && weight === own.weight);
    });
  };
  const isText = (element: Element) =>
    isBlock(element) &&
    wordsOf(element) !== "" &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Returns the block that follows an element, in it or after one of its ancestors. */
  const following = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
        if (wordsOf(next) !== "" && next.checkVisibility()) return next;
      }
    }
    return undefined;
  };

  for (const element of document.body.querySelectorAll("p, div, span, b, strong, font, center, big")) {
    const words = wordsOf(element);
    // The innermost block that holds the whole text.
    const holdsBlocks = [...element.children].some(isText);
    if (words.length < 3 || words.length > longest || holdsBlocks || element.closest(explained) || !isText(element))
      continue;
    if (
      /[.,;:!?…]["”’»]?$|^["“‘«]/.test(words) ||
      !/\p{L}{2}/u.test(words) ||
      element.querySelector("a, button, input, select")
    )
      continue;
    const next = following(element);
    if (!next || next.matches("h1, h2, h3, h4, h5, h6") || wordsOf(next).length < words.length * 2) continue;
    const [own, other] = [styleOfText(element), styleOfText(next)];
    const isBolder = own.weight >= 600 && other.weight < 600;
    const isLarger = own.size >= other.size * 1.2;
    const { bottom } = element.getBoundingClientRect();
    const { top } = next.getBoundingClientRect();
    if ((isBolder || isLarger) && isUniform(element) && own.size >= other.size && top >= bottom - 4)
      add(
        "heading-by-look",
        element,
        `“${words}” is ${isLarger ? "larger" : "bolder"} than the text below it, but it is no heading.`,
      );
  }

  const marked = /^\s*([-–—•·*►▪●○]|\(?(\d{1,2}|[a-z])[.)])\s+\S/;
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

  for (const element of document.body.querySelectorAll("pre, [style*=pre]")) {
    if (element.closest("code, samp, kbd") || element.querySelector("code, samp, kbd") || !element.checkVisibility())
      continue;
    const rows = (element.textContent ?? "").split("\n").filter((row) => /\S( {3,}|\t+)\S/.test(row));
    if (rows.length >= 3) add("table-by-look", element, `${rows.length} lines have columns made of spaces.`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const spaced = /(?:^|\s)((?:\p{L} ){3,}\p{L})(?=\s|$)/u.exec(text.nodeValue ?? "");
    if (spaced && text.parentElement?.checkVisibility() && !text.parentElement.closest("code, pre, svg"))
      add(
        "letters-spaced",
        text.parentElement,
        `“${spaced[1]}” has spaces between its letters, so it is not read as a word.`,
      );
  }
  return { elements, values };
}

/** Finds header cells without data cells. Runs in the page, sent as text. */
export function readTables() {
  const elements: Element[] = [];
  const values: Broken<"header-without-cells">[] = [];
  const roleOf = (cell: Element) =>
    cell.getAttribute("role") ?? (cell.localName === "th" ? "columnheader" : cell.localName === "td" ? "cell" : "");
  const isExposed = (cell: Element) => cell.checkVisibility() && !cell.closest("[aria-hidden=true]");
  for (const table of document.querySelectorAll("table, [role=table], [role=grid], [role=treegrid]")) {
    if (table.matches("[role=presentation], [role=none]") || !isExposed(table)) continue;
    const rows = [...table.querySelectorAll("tr, [role=row]")].filter(
      (row) => row.closest("table, [role=table], [role=grid], [role=treegrid]") === table,
    );
    /** Cells by row and column, after spans. */
    const grid: (Element | undefined)[][] = rows.map(() => []);
    rows.forEach((row, at) => {
      let column = 0;
      for (const cell of row.querySelectorAll(
        "th, td, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]",
      )) {
        if (cell.closest("tr, [role=row]") !== row) continue;
        while (grid[at]?.[column]) column++;
        const { colSpan = 1, rowSpan = 1 } = cell as Partial<HTMLTableCellElement>;
        for (const line of grid.slice(at, at + Math.max(1, rowSpan)))
          for (let across = 0; across < Math.max(1, colSpan); across++) line[column + across] = cell;
      }
    });
    const isHeader = (cell: Element | undefined) => cell !== undefined && /^(column|row)header$/.test(roleOf(cell));
    const cells = new Set(grid.flat());
    for (const header of cells) {
      if (!header || !isHeader(header) || !isExposed(header) || !/\S/.test(header.textContent ?? "")) continue;
      const named =
        header.id !== "" && [...cells].some((cell) => cell?.getAttribute("headers")?.split(/\s+/).includes(header.id));
      const spots = grid.flatMap((row, at) => row.flatMap((cell, column) => (cell === header ? [{ at, column }] : [])));
      const scope = header.getAttribute("scope") ?? (header.getAttribute("role") === "rowheader" ? "row" : "");
      const isData = (cell: Element | undefined) =>
        cell !== undefined &&
        cell !== header &&
        !isHeader(cell) &&
        (cell.getAttribute("headers") ?? header.id) === header.id;
      const inRow = spots.some(({ at, column }) => grid[at]?.slice(column + 1).some(isData));
      const inColumn = spots.some(({ at, column }) =>
        grid
          .slice(at + 1)
          .some(
            (row) =>
              isData(row[column]) || (scope !== "row" && isHeader(row[column]) && row.some(isData) && column === 0),
          ),
      );
      const has = named || (scope.startsWith("row") ? inRow : scope.startsWith("col") ? inColumn : inRow || inColumn);
      if (!has)
        values.push({
          rule: "header-without-cells",
          element: elements.push(header) - 1,
          message: `No cell belongs to the header “${header.textContent?.trim()}”.`,
        });
    }
  }
  return { elements, values };
}

/** Finds visible content that assistive technology does not get from anywhere. Runs in the page, sent as text. */
export function readHiddenContent() {
  const elements: Element[] = [];
  const values: Broken<
    "hidden-without-twin" | "may-be-hidden-without-twin" | "picture-hidden" | "picture-hidden-with-alternative"
  >[] = [];
  const add = (rule: (typeof values)[number]["rule"], element: Element, message: string) =>
    values.push({ rule, element: elements.push(element) - 1, message });
  const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSeen = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      right + scrollX > 0 &&
      bottom + scrollY > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const hidden = [...document.querySelectorAll("body [aria-hidden=true]")].filter(
    (element) => !element.parentElement?.closest("[aria-hidden=true]"),
  );
  const exposed: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (
      parent &&
      !parent.closest("[aria-hidden=true], [inert], script, style, template, noscript") &&
      parent.checkVisibility({ visibilityProperty: true })
    )
      exposed.push(text.nodeValue ?? "");
  }
  for (const named of document.querySelectorAll(
    "[aria-label], [alt], [title], [aria-description], [aria-valuetext], [placeholder], option, input",
  )) {
    if (named.closest("[aria-hidden=true]")) continue;
    for (const name of [
      "aria-label",
      "alt",
      "title",
      "aria-description",
      "aria-valuetext",
      "placeholder",
      "label",
      "value",
    ])
      exposed.push(named.getAttribute(name) ?? "");
  }
  // A name or description may come from hidden content.
  for (const pointing of document.querySelectorAll("[aria-labelledby], [aria-describedby]")) {
    const ids = `${pointing.getAttribute("aria-labelledby") ?? ""} ${pointing.getAttribute("aria-describedby") ?? ""}`;
    for (const id of ids.split(/\s+/)) exposed.push((id && document.getElementById(id)?.textContent) || "");
  }
  // The field says itself that it is required.
  if (document.querySelector("[required], [aria-required=true]")) exposed.push("required");
  const all = ` ${tokens(exposed.join(" ")).join(" ")} `;
  for (const element of hidden) {
    if (!isSeen(element)) continue;
    const visible = [element, ...element.querySelectorAll("*")].filter((part) => isSeen(part) && !part.closest("svg"));
    const words = visible.flatMap((part) =>
      [...part.childNodes].flatMap((node) => (node instanceof Text ? tokens(node.nodeValue ?? "") : [])),
    );
    const meant = words.filter((word) => /\p{L}{2}/u.test(word) || /\d{2}/.test(word));
    // Each word is known, or the words in order are.
    const missing = meant.filter((word) => !all.includes(` ${word} `));
    const isIcon = /icon|symbol/i.test(getComputedStyle(element).fontFamily);
    if (missing.length > 0 && !isIcon) {
      const isSure = missing.length >= 3;
      const message = `“${words.join(" ").slice(0, 60)}” is visible, but assistive technology gets it neither here nor elsewhere.`;
      add(isSure ? "hidden-without-twin" : "may-be-hidden-without-twin", element, message);
    }
  }

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
    const isLogo = /logo|chart|graph|diagram|infographic|screenshot|map|banner|seal|badge/i.test(
      source.split("/").at(-1) ?? "",
    );
    const isEmpty = picture.getAttribute("alt") === "" || isHidden;
    if (picture.localName === "img" && isEmpty && isLogo && !isInNamed(picture)) {
      const written = tokens(picture.getAttribute("alt") ?? "");
      const isMeant = written.some((word) => (source.split("/").at(-1) ?? "").toLowerCase().includes(word));
      if (isMeant && !all.includes(` ${written.join(" ")} `))
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
  return { elements, values };
}

/** Finds pictures whose pixels look like lines of text. Runs in the page, sent as text. */
export async function readTextPictures() {
  const elements: Element[] = [];
  const values: Broken<"picture-may-have-text" | "picture-of-text">[] = [];
  const add = (rule: (typeof values)[number]["rule"], element: Element, message: string) =>
    values.push({ rule, element: elements.push(element) - 1, message });
  const sources = [...document.querySelectorAll("img, input[type=image], body *")].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 20 || height < 10 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return [];
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
    const ground = (counts[usual] ?? 0) / light.length;
    /** Rows in which strokes alternate with the ground, as letters do. */
    let busy = 0;
    let inked = 0;
    for (let y = 0; y < height; y++) {
      let changes = 0;
      for (let x = 1; x < width; x++) if (isInk(y * width + x) !== isInk(y * width + x - 1)) changes++;
      if (changes > 0) inked++;
      if (changes >= 12) busy++;
    }
    // Photos have no ground of one tone, and drawings few strokes in a row. A small button may have a gradient.
    const isSmall = light.length < 20_000;
    const near = ground + ((counts[usual - 1] ?? 0) + (counts[usual + 1] ?? 0)) / light.length;
    const isEven = isSmall ? near > 0.45 : ground > 0.45;
    const isLogo = /logo/i.test(source.split("/").at(-1) ?? "");
    if (isEven && !isLogo && busy >= 5 && busy / Math.max(1, inked) > (isSmall ? 0.2 : 0.35))
      add("picture-may-have-text", element, "The picture has rows of strokes that look like text.");
  }
  return { elements, values };
}
