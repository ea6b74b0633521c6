import { maxPictureLength, namedCriteria } from "@kindred-ground/audit/core/issues.ts";
import { element, elements, say } from "./element.ts";

type Item = Record<string, string> & { id: string };

interface Items<Each> {
  fill(items: readonly Each[]): void;
  read(): Each[];
  /** Adds an item, opens it and moves the focus to its first field. */
  add(values: Partial<Each>): void;
}

interface ItemsOptions<Each> {
  blank: Omit<Each, "id">;
  titleOf(item: Each): string;
}

/**
 * Makes a list of items editable. Each control has the name of a property. Adding or removing an item, and choosing or
 * removing a picture, dispatch `input`, as typing does.
 */
export function startItems<Each extends object>(
  kind: "issue" | "environment",
  { blank, titleOf }: ItemsOptions<Each>,
): Items<Each> {
  const list = element(`${kind}s`);
  const template = element(`${kind}-template`) as HTMLTemplateElement;
  const rows = () => elements("[data-item]", list);
  const controls = (row: HTMLElement) => elements("[name]", row) as HTMLInputElement[];
  const readRow = (row: HTMLElement) =>
    ({ id: row.dataset.item, ...Object.fromEntries(controls(row).map(({ name, value }) => [name, value])) }) as Item;
  const changed = () => list.dispatchEvent(new Event("input", { bubbles: true }));
  const update = (row: HTMLElement) => {
    const title = titleOf(readRow(row) as unknown as Each);
    row.setAttribute("aria-label", title);
    for (const part of elements("[data-item-title]", row)) part.textContent = title;
    const { picture: source = "", criteria = "" } = readRow(row);
    const first = namedCriteria({ criteria }).find((number) => document.getElementById(`by-hand-${number}`));
    for (const link of elements("[data-to-criterion]", row)) {
      link.hidden = first === undefined;
      link.setAttribute("href", `#by-hand-${first}`);
    }
    for (const part of elements("[data-pictured]", row)) part.hidden = source === "";
    for (const link of elements("[data-save-picture]", row) as HTMLAnchorElement[]) {
      link.href = source;
      link.download = `${row.dataset.item}.${/^data:image\/(\w+)/.exec(source)?.[1]}`;
    }
    for (const image of elements("[data-pictured] img", row) as HTMLImageElement[]) {
      if (source === "") image.removeAttribute("src");
      else image.src = source;
    }
  };
  const make = (item: Item) => {
    const row = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    row.dataset.item = item.id;
    for (const label of elements("[data-of]", row) as HTMLLabelElement[]) {
      label.htmlFor = `${item.id}-${label.dataset.of}`;
      label.parentElement?.querySelector("select, textarea, input")?.setAttribute("id", label.htmlFor);
    }
    for (const control of controls(row)) {
      const value = item[control.name] ?? "";
      // Options for environments are added later.
      if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
        control.add(new Option(value, value));
      control.value = value;
    }
    list.append(row);
    update(row);
    return row;
  };
  const add = (values: object) => {
    const last = Math.max(0, ...rows().map((row) => Number(row.dataset.item?.split("-")[1])));
    const row = make({ ...blank, ...values, id: `${kind}-${last + 1}` } as Item);
    row.querySelector("details")?.setAttribute("open", "");
    changed();
    controls(row)[0]?.focus();
    say(`Added ${kind}-${last + 1}.`);
  };
  const remove = (row: HTMLElement) => {
    const title = row.getAttribute("aria-label");
    if (!confirm(`Remove “${title}”?`)) return;
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    changed();
    (next?.querySelector("summary") ?? element(`add-${kind}`)).focus();
    say(`Removed “${title}”.`);
  };

  list.addEventListener("input", ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-item]") : null;
    if (row) update(row);
  });
  list.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-item]") : null;
    if (!row || !(target instanceof Element)) return;
    if (target.closest("[data-remove-item]")) remove(row);
    if (target.closest("[data-drop-picture]")) {
      setPicture(row, "");
      elements("[data-picture]", row)[0]?.focus();
      say("Removed the picture.");
    }
  });
  list.addEventListener("change", async ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-item]") : null;
    const file = target instanceof HTMLInputElement && target.matches("[data-picture]") ? target.files?.[0] : undefined;
    if (!row || !file) return;
    try {
      setPicture(row, await pictureOf(file));
      say(`Added ${file.name} as the picture.`);
    } catch {
      say(`${file.name} is not a picture that this browser can read. Choose a PNG, JPEG or WebP file.`);
    }
  });
  element(`add-${kind}`).addEventListener("click", () => add({}));

  return {
    add,
    read: () => rows().map(readRow) as unknown as Each[],
    fill(items) {
      list.replaceChildren();
      for (const item of items) make(item as unknown as Item);
    },
  };
}

function setPicture(row: HTMLElement, source: string): void {
  for (const control of elements("[name=picture]", row) as HTMLInputElement[]) {
    control.value = source;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Maximum width in pixels of the first attempt. The next attempts are smaller. */
const maxWidth = 1280;

/** Returns a file's picture as a data URL, made smaller until it fits. Throws if the browser cannot read it. */
async function pictureOf(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  for (let width = Math.min(maxWidth, picture.width); ; width = Math.floor(width * 0.7)) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.max(1, Math.round((picture.height * width) / picture.width));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas in this browser");
    // Uses JPEG, because GitHub accepts it. JPEG has no transparency, so the background is white.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const source = canvas.toDataURL("image/jpeg", 0.85);
    if (source.length <= maxPictureLength) return source;
  }
}
