import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns props that connect a control to its value in the form. The control keeps its own text. With a `value`, React
 * would overwrite text that reached the control without an event or during hydration.
 */
export function useTextControl<Control extends TextControl>(
  value: string,
  onValue: (value: string) => void,
): {
  ref: RefObject<Control | null>;
  defaultValue: string;
  onChange: (event: ChangeEvent<Control>) => void;
} {
  const ref = useRef<Control>(null);
  const [defaultValue] = useState(value);
  const exchanged = useRef(value);
  useLayoutEffect(() => {
    if (value === exchanged.current) return;
    exchanged.current = value;
    // Writing the same text would move the cursor.
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return {
    ref,
    defaultValue,
    onChange({ currentTarget }) {
      exchanged.current = currentTarget.value;
      onValue(currentTarget.value);
    },
  };
}
