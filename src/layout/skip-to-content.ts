/**
 * Has the skip link move the focus and leave the address alone, whose hash holds the step of the quiz or the content of
 * a role pack. Without scripts the browser follows the link.
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
