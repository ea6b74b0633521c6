/**
 * Gives each element a box, because jsdom has no layout. Elements in `[hidden]` are not shown, and `[data-tiny]`
 * elements are 1 px wide and high.
 */
export function fakeLayout(): void {
  Element.prototype.checkVisibility = function () {
    return this.closest("[hidden]") === null;
  };
  Element.prototype.getBoundingClientRect = function () {
    const isTiny = this.matches("[data-tiny]");
    return new DOMRect(10, 10, isTiny ? 1 : 100, isTiny ? 1 : 20);
  };
}

export function openPage(body: string, title = ""): void {
  document.title = title;
  document.body.innerHTML = body;
}
