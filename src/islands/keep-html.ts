type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function readValue(control: Control): Pick<HTMLInputElement, "checked"> | Pick<HTMLInputElement, "value"> {
  const isChecked = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
  return isChecked ? { checked: control.checked } : { value: control.value };
}

/**
 * Copies an island's content. The returned function puts the copy in the place of what React has rendered, with the
 * values that the visitor has entered in the meantime.
 */
export function keepHtml(host: HTMLElement): () => void {
  // A separate document runs no constructors of custom elements. Those of browser extensions may throw.
  const kept = document.implementation.createHTMLDocument().importNode(host, true);
  const values = new Map<string, object>();
  const note = ({ target }: Event) => {
    if (isControl(target)) values.set(target.id, readValue(target));
  };
  host.addEventListener("input", note, true);
  return () => {
    host.removeEventListener("input", note, true);
    host.replaceChildren(...kept.childNodes);
    for (const [id, value] of values) Object.assign(document.getElementById(id) ?? {}, value);
  };
}
