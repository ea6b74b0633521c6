/**
 * Attributes of a button during its action. It ignores clicks but keeps the focus, which `disabled` would drop.
 * `data-disabled` also removes the hover style.
 */
export function busy(isBusy: boolean) {
  return isBusy ? { "aria-disabled": true, "data-disabled": "" } : {};
}
