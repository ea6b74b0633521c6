/**
 * Makes the skip link move the focus without changing the URL, whose hash contains the quiz's step or a role pack's
 * content. Without scripts the browser follows the link.
 */
export function skipToContent(): void {
  addEventListener("click", (click) => {
    const link = click.target instanceof Element && click.target.closest("a[href='#content']");
    const content = link && document.getElementById("content");
    if (!content) return;
    click.preventDefault();
    content.focus({ preventScroll: true });
    content.scrollIntoView();
  });
}
