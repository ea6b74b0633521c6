/**
 * Returns the attributes of a button during its action or before it can act, or none if `isBusy` is false. The button
 * keeps the focus, which `disabled` would drop, and its handler ignores the press or explains it. `data-disabled` also
 * removes the hover style.
 */
export function busy(isBusy: boolean) {
  return isBusy ? { "aria-disabled": true, "data-disabled": "" } : {};
}
