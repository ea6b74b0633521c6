import type { Reader } from "../checks/element-list.ts";
import type { WordingRule } from "../checks/wording.ts";

/**
 * Finds alternatives, titles, headings, labels and links that say nothing. Runs in the page, sent as text. Repetitions in
 * word lists have limits, because the proof of linear time in tests/unit/patterns.test.ts takes seconds without them.
 */
export function readWording({ add, clean, tokens, isExposed, isSeen, referred, texts }: Reader<WordingRule>) {
  const nameOf = (element: Element): string => {
    const alternatives = [...element.querySelectorAll("img[alt], [aria-label]")].map(
      (part) => part.getAttribute("aria-label") ?? part.getAttribute("alt"),
    );
    const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])]
      .map(({ textContent }) => textContent)
      .join(" ");
    return (
      referred(element, "aria-labelledby") ||
      clean(element.getAttribute("aria-label")) ||
      clean(labels) ||
      clean(`${element.textContent} ${alternatives.join(" ")}`)
    );
  };

  const fileName = /\.(png|jpe?g|jfif|gif|svg|webp|avif|bmp|tiff?|ico|heic)$/i;
  const camera = /^(img|dsc[fn]?|dscn?|pict?|p|mvc|scan|screenshot|untitled|image|photo|picture)[ _-]?\d{2,}$/i;
  const generic =
    /^(an? |the )?(image|picture|photo|photograph|graphic|icon|img|spacer|placeholder|untitled|alt|alt text|alternative text|bild|logo image|thumbnail|banner|figure)( \d{1,9})?$/i;
  const pictures =
    "img[alt], input[type=image][alt], area[alt], [role=img][aria-label], svg[aria-label], object[aria-label]";
  for (const picture of document.querySelectorAll(pictures)) {
    if (!isExposed(picture) || picture.matches("[role=none], [role=presentation]")) continue;
    const words =
      referred(picture, "aria-labelledby") || clean(picture.getAttribute("aria-label") ?? picture.getAttribute("alt"));
    if (words === "") continue;
    const [file = ""] = (picture.getAttribute("src") ?? "").split(/[?#]/)[0]?.split("/").slice(-1) ?? [];
    const stem = file.replace(/\.\w+$/, "");
    const isFile = fileName.test(words) || words === file || camera.test(words);
    // A stem with separators or digits was not written for a reader.
    const isStem = words.toLowerCase() === stem.toLowerCase() && /[_\d-]/.test(stem);
    if (isFile || isStem) add("alternative-is-file-name", picture, `The text alternative “${words}” is a file name.`);
    else if (generic.test(words)) add("alternative-says-nothing", picture, `The text alternative is “${words}”.`);
    // The file of a logo bears the name of its owner.
    const owners = /logo/i.test(stem)
      ? tokens(stem).filter(
          (word) => word.length >= 2 && !/^(logo|small|large|white|black|dark|light|v?\d+)$/.test(word),
        )
      : [];
    if (owners.length > 0 && !isFile && !owners.some((owner) => words.toLowerCase().includes(owner)))
      add(
        "alternative-says-nothing",
        picture,
        `The text alternative “${words}” does not name the owner of the logo in the file “${file}”.`,
      );
  }

  const emptyTitle =
    /^(untitled( document| page)?|document|new (page|document)|page|title|index|home ?page title|insert title here|no title|enter the title of your html document here|test|default|webpage|web page|my (web)?page)$|^lorem ipsum|.\.(html?|php|aspx?|jsp)$/i;
  const title = clean(document.title);
  const main = document.querySelector("main, [role=main]") ?? document.body;
  const stems = (text: string) =>
    new Set(
      tokens(text)
        .filter((word) => word.length >= 4)
        .map((word) => word.slice(0, 4)),
    );
  if (emptyTitle.test(title)) add("title-says-nothing", document.documentElement, `The title is “${title}”.`);
  else if (title !== "") {
    const own = stems(title);
    const told = stems(
      `${document.body.textContent} ${[...main.querySelectorAll("[alt], [aria-label]")].map(nameOf).join(" ")} ${location.hostname}`,
    );
    const shared = [...own].filter((stem) => told.has(stem)).length;
    if (told.size >= 5 && shared < own.size / 2)
      add("title-may-not-fit", document.documentElement, `The page has few of the words of its title, “${title}”.`);
  }

  const placeholder =
    /^(heading|headline|title|subtitle|section|untitled|text|insert .{1,60} here|header|h[1-6]|todo|tbd|x{3,9}|content|main|info|information|details|misc|miscellaneous|stuff|menu|more)( \d{1,9})?$|^lorem ipsum/i;
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6, [role=heading]")].filter(isExposed);
  const isBeside = (one: Element, other: Element) =>
    one.localName === other.localName && one.closest("section, main") === other.closest("section, main");
  const isOneWord = (heading: Element) => tokens(nameOf(heading)).length === 1;
  const pageText = `${title} ${document.body.textContent}`.toLowerCase();
  const all = texts();
  /** Returns the words between a heading and the next one. */
  const wordsBelow = (heading: Element) => {
    const next = headings[headings.indexOf(heading) + 1];
    const isAfter = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const below = all.filter(
      ({ text }) => isAfter(heading, text) && !heading.contains(text) && !(next && !isAfter(text, next)),
    );
    return tokens(below.map(({ words }) => words).join(" "));
  };
  /** Number of words from which on a text explains a heading of one word, even if it does not repeat that word. */
  const enough = 15;
  for (const heading of headings) {
    const words = nameOf(heading);
    // It names the page that it leads to.
    if (heading.querySelector("a[href]")) continue;
    if (placeholder.test(words) && !heading.closest("nav, [role=navigation]")) {
      add("heading-says-nothing", heading, `The heading is “${words}”.`);
      continue;
    }
    // One word that the page never takes up. Several of one word are names in a series, such as those of cards.
    const [own] = isOneWord(heading) ? stems(words) : [];
    // A heading in a list names its item.
    const isAside = heading.closest("header, footer, nav, aside, form, dialog, li") !== null;
    const isAlone = !headings.some((other) => other !== heading && isOneWord(other) && isBeside(other, heading));
    if (own && isAlone && !isAside && pageText.split(own).length <= 2 && wordsBelow(heading).length < enough)
      add("heading-says-nothing", heading, `Nothing on the page repeats the word of its heading, “${words}”.`);
  }

  const emptyLabel =
    /^(input|field|text|textbox|text field|label|name of field|enter|enter text|enter here|type here|value|data|info|information|form|menu|option|select|choose|item|untitled|placeholder|content|details)( ?\d{0,9})[:*]?$/i;
  const fields = [
    ...document.querySelectorAll(
      "input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea",
    ),
  ].filter(isExposed);
  const seen = new Map<string, Element>();
  /** Returns the visible text that groups a field: its legend, its group’s name, or the heading above. */
  const groupOf = (field: Element): string => {
    const group = field.closest("fieldset, [role=group], [role=radiogroup]");
    const legend =
      group?.querySelector("legend, h1, h2, h3, h4, h5, h6") ??
      document.getElementById(group?.getAttribute("aria-labelledby") ?? "");
    const above = headings
      .filter(
        (heading) =>
          (heading.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && isSeen(heading),
      )
      .at(-1);
    const form = field.closest("form, tr, li, section, article, dialog");
    return clean(
      `${legend && isSeen(legend) ? legend.textContent : ""} ${above?.textContent} ${form?.getAttribute("aria-label") ?? ""} ${form ? [...document.querySelectorAll("form, tr, li, section, article, dialog")].indexOf(form) : ""}`,
    );
  };
  for (const field of fields) {
    const words = nameOf(field);
    // An option may have any name. Its group has the label.
    if (emptyLabel.test(words) && !field.matches("[type=radio]"))
      add("label-says-nothing", field, `The label is “${words}”.`);
    if (words === "" || field.matches("[type=radio], [type=checkbox]")) continue;
    // A slider and a text field of one label set the same value.
    const key = `${words.toLowerCase()} ${field.matches("[type=range]")} ${groupOf(field)}`;
    if (seen.has(key))
      add("labels-alike", field, `Two fields have the label “${words}”, and no visible heading tells them apart.`);
    seen.set(key, field);
  }

  const says =
    /^(click )?(here|more|this|link|details|go|read more|learn more|see more|more info|continue|view|next|download|html|pdf|epub|csv|docx?|plain text|txt|zip)[.…>»→ ]{0,9}$/i;
  for (const link of document.querySelectorAll("a[href], [role=link]")) {
    if (!isExposed(link) || link.matches("[role]:not([role=link])")) continue;
    const words = nameOf(link);
    if (link.matches("[aria-label], [title], [aria-describedby]")) continue;
    const paragraph = link.closest("p");
    const isAlone = paragraph !== null && clean(paragraph.textContent) === words && /^\p{L}+$/u.test(words);
    if (!says.test(words)) {
      if (isAlone && !link.closest("nav, header, footer"))
        add("link-may-lack-context", link, `The link “${words}” is one word in a paragraph without others.`);
      continue;
    }
    const around: (Element | null | undefined)[] = [link.closest("p"), link.closest("blockquote, dd, figure")];
    for (let item = link.closest("li"); item; item = item.parentElement?.closest("li") ?? null) around.push(item);
    const cell = link.closest("td, th");
    const row = cell?.closest("tr");
    around.push(
      cell,
      ...(row ? [...row.querySelectorAll("th")] : []),
      ...(cell?.closest("table")?.querySelectorAll("thead th, tr:first-child th") ?? []),
    );
    const block = around.every((one) => !one) ? link.parentElement : null;
    // Text of a sentence that is no paragraph: the nodes beside the link, unless they are blocks.
    const beside = block && block !== document.body && block.localName !== "main" ? clean(block.textContent) : "";
    const context = tokens(`${around.map((one) => own(one, link)).join(" ")} ${beside}`);
    if (context.filter((word) => !tokens(words).includes(word)).length === 0)
      add("link-without-context", link, `The link is “${words}”, and nothing around it says more.`);
    // Text in other cells of a row belongs to the link only if it is in a header cell.
    else if (
      cell?.matches("td") &&
      clean(cell.textContent) === words &&
      row &&
      !row.querySelector("th") &&
      row.querySelectorAll("td").length > 1
    )
      add("link-may-lack-context", link, `The link is “${words}”, and its row has no header cell.`);
  }
  /** Text of a list item without the lists inside it that do not contain the link. */
  function own(one: Element | null | undefined, link: Element): string {
    if (!one?.matches("li")) return clean(one?.textContent);
    return [...one.childNodes]
      .map((node) => (node instanceof Element && node.matches("ul, ol") && node.contains(link) ? "" : node.textContent))
      .join(" ");
  }

  const asks =
    /(?:^|[,;:] |\b(?:you|please|then|to|and|or|can) )(?:click|press|tap|find|look|use|select|choose|see|push|hit|go to|open|follow|check|fill|touch|pick|interact)\b/i;
  // A size alone may describe anything. With an article, it tells one element from others.
  const place =
    /\b((on|to|at) the (far )?(right|left|top|bottom)|(upper|lower|top|bottom)[ -](right|left)|above|below|underneath|beneath|beside|round|circular|square|triangle|triangular|oval|rectangular|star|arrow|the (larger?|largest|small(er|est)?|big(ger|gest)?) \w{1,60})\b/i;
  const color =
    /\b(?:in|the|marked|shown|are|is) (?:red|green|blue|yellow|orange|purple|pink|gr[ae]y|black|white|brown|colored|highlighted)\b(?: \w{1,60})?/i;
  const isNamed = (sentence: string) => {
    const told = ` ${tokens(sentence).join(" ")} `;
    const all = [
      ...document.querySelectorAll(
        "a[href], button, [role=button], summary, h1, h2, h3, h4, h5, h6, input, select, textarea, section[aria-label], nav[aria-label], figure, img[alt]",
      ),
    ].filter(isExposed);
    if (all.some((one) => tokens(nameOf(one)).length > 0 && told.includes(` ${tokens(nameOf(one)).join(" ")} `)))
      return true;
    const kinds: Record<string, string> = {
      navigation: "nav, [role=navigation]",
      button: "button, [role=button], input[type=button], input[type=submit]",
      table: "table",
      form: "form",
      video: "video",
      list: "ul, ol",
    };
    return Object.entries(kinds).some(
      ([word, selector]) =>
        told.includes(` ${word} `) && [...document.querySelectorAll(selector)].filter(isExposed).length === 1,
    );
  };
  for (const block of document.querySelectorAll("p, li, dd, td, label, legend, figcaption, div, span")) {
    if (!isSeen(block) || block.closest("a, button, nav, h1, h2, h3, h4, h5, h6")) continue;
    if (![...block.childNodes].some((node) => node instanceof Text && /\S/.test(node.nodeValue ?? ""))) continue;
    for (const sentence of clean(block.textContent).split(/(?<=[.!?]) /)) {
      if (sentence.length > 300 || !asks.test(sentence)) continue;
      const hint = place.exec(sentence)?.[0] ?? undefined;
      if (hint && !isNamed(sentence))
        add(
          "sensory-instruction",
          block,
          `“${sentence}” refers to a place, shape or size (${hint}) and names no element.`,
        );
      const hue = color.exec(sentence)?.[0] ?? undefined;
      if (hue && !isNamed(sentence))
        add("color-instruction", block, `“${sentence}” refers to a color (${hue}) and names no element.`);
    }
  }
}
