/** Attribute of the links that a long list is filtered by; its value is that of the filter of a short list. */
export const choiceAttribute = "data-choice";

/**
 * Leads an address from the time when a list was short, which has the choice of its filter as `?category=`, to the page
 * that the choice has now.
 */
export function followOldChoice(): void {
  const asked = new URLSearchParams(location.search).get("category");
  if (asked === null) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[${choiceAttribute}]`)];
  const link = links.find((link) => link.getAttribute(choiceAttribute) === asked);
  if (link) location.replace(link.href);
}
