import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { escaped } from "@kindred-ground/markup/xml.ts";
import type { FileChange, FileChanges } from "./compare-files.ts";
import type { PageChange, View } from "./compare-pages.ts";

interface Report {
  title: string;
  pages: readonly PageChange[];
  /** Color pairs that lost contrast or came close to their minimum ratio, one line each. */
  pairs: readonly string[];
  /** Pictures and emails that differ. */
  files?: FileChanges;
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 100rem; padding: 1rem; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid GrayText; }
.views { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)); }
li { overflow-wrap: anywhere; }
.pages { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); padding: 0; list-style: none; }
.pages img { display: block; width: 100%; height: 10rem; object-fit: cover; object-position: top; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
iframe { width: 100%; height: 30rem; border: 1px solid GrayText; }
@media (max-width: 40rem) { .views { grid-template-columns: minmax(0, 1fr); } }
`;

/** Writes `index.html` next to the pictures. Returns its path. */
export function writeReport(out: string, { title, pages, pairs, files }: Report): string {
  const changed = pages.filter(({ views, only }) => views.length > 0 || only);
  const same = pages.filter((page) => !changed.includes(page)).map(({ path }) => path);
  const file = join(out, "index.html");
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${changed.length} of ${pages.length} pages differ</title>
<style>${styles}</style>
<main>
<h1>${changed.length} of ${pages.length} pages differ</h1>
<p>Compared: ${escaped(title)}. Each page as it opens, at 390 and 1280 px, in light and dark, at 390 px with more contrast, and as printed.</p>
<h2>Pages that differ</h2>
<ol class="pages">${changed.map(thumbnailOf).join("\n")}</ol>
<h2>Color pairs that got worse (${pairs.length})</h2>
${listOf(pairs)}
<h2>Pages that do not differ (${same.length})</h2>
${listOf(same)}
${changed.map(sectionOf).join("\n")}
${files ? filesSection(files) : ""}
</main>
</html>
`,
  );
  return file;
}

/** Returns the list item of a page, with the picture of its most changed view after the change. */
function thumbnailOf(page: PageChange): string {
  const largest = [...page.views].sort((one, other) => other.share - one.share)[0];
  const [, file] = largest?.pictures ?? [];
  const picture = file ? `<img src="${encodeURI(file)}" alt="" loading="lazy">` : "";
  return `<li><a href="#${anchorOf(page)}">${picture}${escaped(page.path)}</a>: ${summaryOf(page)}</li>`;
}

function filesSection({ pictures, mails, counts }: FileChanges): string {
  const picture = (file: string, words: string) => `<img src="${encodeURI(file)}" alt="${words}" loading="lazy">`;
  const mail = (file: string, words: string) =>
    `<iframe src="${encodeURI(file)}" title="${words}" loading="lazy"></iframe>`;
  return `<h2>Link pictures and icons that differ (${pictures.length} of ${counts.pictures})</h2>
${pictures.map((change) => pairOf(change, picture)).join("\n")}
<h2>Mails that differ (${mails.length} of ${counts.mails})</h2>
${mails.map((change) => pairOf(change, mail)).join("\n")}`;
}

function pairOf({ name, ...sides }: FileChange, show: (file: string, words: string) => string): string {
  const figures = (["before", "after"] as const).map((side) => {
    const words = side === "before" ? "Before" : "After";
    const file = sides[side];
    return `<figure><figcaption>${words}</figcaption>${file ? show(file, words) : "None"}</figure>`;
  });
  return `<h3>${escaped(name)}</h3>\n<div class="pair">${figures.join("")}</div>`;
}

function sectionOf(page: PageChange): string {
  return `<h2 id="${anchorOf(page)}">${escaped(page.path)}</h2>
<p>${summaryOf(page)}</p>
${page.views.map(viewOf).join("\n")}`;
}

function viewOf({ name, share, moved, from, pictures }: View): string {
  const [before = "", after = "", difference = ""] = pictures;
  const figure = (file: string, words: string) =>
    `<figure><figcaption>${words}</figcaption><img src="${encodeURI(file)}" alt="${words}" loading="lazy"></figure>`;
  return `<h3>${name}: ${percent(share)}, ${shiftOf(moved)}, from ${from} px below the top</h3>
<div class="views">${figure(before, "Before")}${figure(after, "After")}${figure(difference, "Difference")}</div>`;
}

/** Returns the extent of a page's change in words. */
export function summaryOf({ share, moved, only }: PageChange): string {
  if (only) return `only ${only} the change`;
  return `${percent(share)}, ${shiftOf(moved)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.001 ? 3 : 1)}% of the pixels`;
}

function shiftOf(moved: number): string {
  return Number.isFinite(moved) ? `moved by up to ${moved.toFixed(2)} px` : "other elements";
}

function anchorOf({ path }: PageChange): string {
  return path === "/" ? "home" : encodeURIComponent(path.slice(1).replaceAll("/", "-"));
}

function listOf(lines: readonly string[]): string {
  return lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("\n")}</ul>` : "<p>None</p>";
}
