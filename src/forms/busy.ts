/**
 * Of a button whose work is under way: it cannot be pressed again, and it keeps the focus, which `disabled` would take
 * away. `data-disabled` also takes away how the button looks under the pointer.
 */
export function busy(isBusy: boolean) {
  return isBusy ? { "aria-disabled": true, "data-disabled": "" } : {};
}
