import { chakra, Input, NativeSelect } from "@chakra-ui/react";
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Choice, ChoiceField, Field, MoneyField } from "../../data/forms/form.ts";
import { dollars, readDollars, typedDollars } from "../../data/money.ts";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { ToggleGroup } from "../components/toggle-group.tsx";
import type { Draft } from "./drafts.ts";
import { EmailControl } from "./email-control.tsx";
import { type ControlProps, controlProps, LabelledField, LineControl, LinesControl } from "./labelled-field.tsx";
import type { ListSelect } from "./list-select.tsx";
import { useTextControl } from "./use-text-control.ts";

export interface FormFieldProps {
  field: Field;
  id: string;
  value: Draft[string];
  error: string;
  requiredMark: string;
  onValue: (value: Draft[string]) => void;
}

/** Lazy because most forms have no checkboxes. */
const CheckboxControl = lazyWithRetry(async () => (await import("./checkbox-control.tsx")).CheckboxControl);

/** The control of a field. A code field has none, because the page fills it in. */
export function FormField({ field, value, ...rest }: FormFieldProps) {
  const text = typeof value === "string" ? value : "";
  switch (field.kind) {
    case "email":
      return <EmailControl field={field} value={text} {...rest} />;
    case "text":
    case "count":
      return <LineControl field={field} value={text} {...rest} />;
    case "long-text":
      return <LinesControl field={field} value={text} {...rest} />;
    case "choice":
      return <ChoiceControl field={field} value={text} {...rest} />;
    case "money":
      return <MoneyControl field={field} value={text} {...rest} />;
    case "consent":
    case "choices":
      return <CheckboxControl field={field} value={value} {...rest} />;
    case "code":
      return null;
  }
}

export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { name, choices } = props.field;
  const empty = choices.find(({ value }) => value === "");
  if (empty) throw new Error(`forms: the choice '${empty.label}' of '${name}' has an empty value; give it a value`);
  const only = onlyChoice(props.field);
  if (only && props.field.unseen) return <input type="hidden" name={name} value={only.value} />;
  return only ? <OnlyChoice {...props} choice={only} /> : <SelectControl {...props} />;
}

/** Returns the only choice of a choice field that has just one, or undefined for every other field. */
export function onlyChoice(field: Field): Choice | undefined {
  return field.kind === "choice" && field.choices.length === 1 ? field.choices[0] : undefined;
}

function OnlyChoice({ choice: { label, value }, ...own }: ControlProps<ChoiceField> & { choice: Choice }) {
  return (
    <LabelledField {...own}>
      <chakra.output id={own.id} fontWeight="bold" overflowWrap="anywhere">
        {label}
      </chakra.output>
      <input type="hidden" name={own.field.name} value={value} />
    </LabelledField>
  );
}

/**
 * The native select works without scripts and before they load, and on touch screens it opens the device's own picker.
 * Visitors with a mouse get a custom list instead.
 */
function SelectControl({ onValue, value, ...own }: ControlProps<ChoiceField>) {
  const { field, id } = own;
  const native = useTextControl<HTMLSelectElement>(value, onValue);
  const ListSelect = useListSelect(native.ref);
  const labelId = ListSelect && `${id}-label`;
  return (
    <LabelledField {...own} labelId={labelId}>
      {ListSelect && labelId ? (
        <ListSelect {...own} labelId={labelId} value={value} onValue={onValue} />
      ) : (
        <NativeSelect.Root>
          <NativeSelect.Field {...controlProps(own)} {...native} autoComplete="off">
            {field.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      )}
    </LabelledField>
  );
}

/**
 * Returns Chakra's select to replace the native one, or undefined. It loads when a mouse reaches the native select,
 * and keyboards and touch screens keep the native one. It never replaces a select that has the focus or is open.
 */
function useListSelect(native: RefObject<HTMLSelectElement | null>): typeof ListSelect | undefined {
  const [loaded, setLoaded] = useState<{ ListSelect: typeof ListSelect }>();
  useEffect(() => {
    const select = native.current;
    if (!select) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    const load = async ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      // Without a connection, the native select stays. The next `pointerenter` starts another attempt.
      const module = await import("./list-select.tsx").catch(() => undefined);
      if (!module) return;
      const swap = () => {
        if (signal.aborted) return;
        // Renders synchronously, because the focus may come before a later render. If the native select has the focus,
        // waits until the focus has left it completely.
        if (document.activeElement !== select) flushSync(() => setLoaded(module));
        else select.addEventListener("blur", () => setTimeout(swap), { once: true, signal });
      };
      swap();
    };
    select.addEventListener("pointerenter", load, { signal });
    // The mouse may have entered before React was loaded, because entering starts the load.
    select.addEventListener("pointermove", load, { once: true, signal });
    return () => unmount.abort();
  }, [native]);
  return loaded?.ListSelect;
}

function MoneyControl({ onValue, value, ...own }: ControlProps<MoneyField>) {
  const { field } = own;
  const amount = readDollars(value);
  return (
    <LabelledField {...own}>
      <Input
        {...controlProps(own)}
        inputMode="decimal"
        autoComplete="transaction-amount"
        {...useTextControl<HTMLInputElement>(value, onValue)}
      />
      <ToggleGroup
        label={field.suggestionsLabel}
        options={field.suggestions.map((suggestion) => ({ value: suggestion, label: dollars(suggestion) }))}
        chosen={typeof amount === "string" ? undefined : amount}
        onChoose={(suggestion) => onValue(typedDollars(suggestion))}
        layout="grid"
      />
    </LabelledField>
  );
}
