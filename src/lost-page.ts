/** The script of the not-found page: logs the path, and suggests pages that the visitor may have meant. */
import { printablePath } from "./components/printable-path.ts";
import { type ListedPage, nearPages, pageListPath } from "./search/near-pages.ts";

const { pathname } = location;
console.info(`Page not found: ${printablePath(pathname)}`);
void suggest();

async function suggest(): Promise<void> {
  const near = document.querySelector<HTMLElement>("[data-near]");
  const item = near?.querySelector("li");
  if (!near || !item) return;
  const response = await fetch(pageListPath).catch(() => undefined);
  if (!response?.ok) return;
  const pages: ListedPage[] = await response.json();
  const found = nearPages(pathname, pages);
  item.replaceWith(
    ...found.map(({ path, title, description }) => {
      const copy = item.cloneNode(true) as HTMLElement;
      const link = copy.querySelector("a");
      const note = copy.querySelector("p");
      if (link) Object.assign(link, { href: path, textContent: title });
      if (note) note.textContent = description;
      return copy;
    }),
  );
  near.hidden = found.length === 0;
  const suggested = new Set(found.map(({ path }) => path));
  for (const link of near.parentElement?.querySelectorAll<HTMLAnchorElement>("nav:not([data-near]) li a") ?? [])
    if (suggested.has(link.pathname)) link.closest("li")?.remove();
}
