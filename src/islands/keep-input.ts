type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = "input, textarea, select";

/**
 * Notes the controls of an island before React takes over. The returned function gives their values, choices and focus
 * to those that replaced them. React replaces them if an extension or a translator has changed the island.
 */
export function keepInput(host: HTMLElement): () => void {
  const before = [...host.querySelectorAll<Control>(controls)].filter(({ id, name }) => id || name);
  const indexes = before.map(indexIn);
  // Compares values with defaults now, because React can change a control's default before it replaces the control.
  const changed = new Set(before.filter(isChanged));
  let focused: Control | undefined;
  const noteFocus = () => {
    focused = before.find((control) => control === document.activeElement);
  };
  noteFocus();
  host.addEventListener("focusin", noteFocus);
  return () => {
    host.removeEventListener("focusin", noteFocus);
    const replaced = before.flatMap((control, index) => {
      const now = control.isConnected ? undefined : findTwin(host, control, indexes[index] ?? 0);
      return now ? [{ control, now }] : [];
    });
    // React itself may have filled in controls that the visitor has left alone.
    for (const { control, now } of replaced) if (changed.has(control) || isChanged(control)) copyInput(control, now);
    const twin = replaced.find(({ control }) => control === focused)?.now;
    if (twin && document.activeElement === document.body) focusAgain(twin, focused);
  };
}

/** Returns a control's position among the controls of the same name, such as radio buttons. */
function indexIn(control: Control): number {
  const root = control.form ?? control.parentElement;
  return [...(root?.querySelectorAll<Control>(controls) ?? [])]
    .filter(({ name }) => name === control.name)
    .indexOf(control);
}

function findTwin(host: HTMLElement, { id, name }: Control, index: number): Control | undefined {
  const all = [...host.querySelectorAll<Control>(controls)];
  return id ? all.find((control) => control.id === id) : all.filter((control) => control.name === name)[index];
}

/** True if the control's value differs from its default in the HTML. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const preset = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return control.value !== preset?.value;
  }
  const isChecked = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
  return isChecked ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Sets the value as the visitor would, so that React notices. */
function copyInput(from: Control, to: Control): void {
  const isChecked = from instanceof HTMLInputElement && ["checkbox", "radio"].includes(from.type);
  if (isChecked && to instanceof HTMLInputElement) {
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value") ?? {};
  set?.call(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function focusAgain(control: Control, before: Control | undefined): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || !before || before instanceof HTMLSelectElement) return;
  try {
    control.setSelectionRange(before.selectionStart, before.selectionEnd);
  } catch {
    // Some types of inputs have no selection.
  }
}
