/** What opens over a page and covers a part of it: that part is looked at while it is closed. */
export const popups = [
  ":popover-open",
  "dialog[open]",
  "[role=dialog]",
  "[data-scope=dialog][data-part=backdrop]",
  "[role=listbox]",
  "[role=menu]",
  "[data-scope=toast][data-part=root]",
].join();
