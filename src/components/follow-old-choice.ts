/** Attribute of a long list's filter links. Its value is the filter value that a short list uses. */
export const choiceAttribute = "data-choice";

/**
 * Redirects an old URL with `?category=`, from when the list was short enough for a filter, to the category's current
 * page.
 */
export function followOldChoice(): void {
  const asked = new URLSearchParams(location.search).get("category");
  if (asked === null) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[${choiceAttribute}]`)];
  const link = links.find((link) => link.getAttribute(choiceAttribute) === asked);
  if (link) location.replace(link.href);
}
