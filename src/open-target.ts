/** Opens the disclosure that the URL names, so that visitors see what the link promised. */
export function openTarget(): void {
  open();
  addEventListener("hashchange", open);
}

function open(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
