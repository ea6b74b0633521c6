import { createListCollection, Select, useSelectContext, useSlotRecipe } from "@chakra-ui/react";
import { type KeyboardEvent, useMemo, useRef } from "react";
import type { Choice, ChoiceField } from "../../data/forms/form.ts";
import { selectRecipe } from "../../theme/recipes/select.ts";
import { Icon } from "../drawings/icon.tsx";
import { type ControlProps, describedBy } from "./labelled-field.tsx";
import { ScrollButton } from "./scroll-button.tsx";

/** Milliseconds after which type-ahead text resets, the same as in native selects. */
const typeAheadReset = 1_000;

/** Creates the collection for Chakra's select. Zag's own type-ahead timeout is about a third of `typeAheadReset`. */
export function choiceCollection(choices: readonly Choice[]) {
  const collection = createListCollection({ items: [...choices] });
  const { search } = collection;
  collection.search = (query, options) => search(query, { ...options, timeout: typeAheadReset });
  return collection;
}

interface ListSelectProps extends ControlProps<ChoiceField> {
  labelId: string;
}

/**
 * Chakra's select. Its hidden select has the id and the name of the native one, so labels, links to errors, autofill
 * and form submission still find it. The hidden select passes the focus to the button. The closed list stays in the
 * page, because the button references it.
 */
export function ListSelect({ field, id, labelId, value, error, onValue }: ListSelectProps) {
  const native = useSlotRecipe({ key: "nativeSelect" })();
  const collection = useMemo(() => choiceCollection(field.choices), [field.choices]);
  return (
    <Select.Root
      recipe={selectRecipe}
      collection={collection}
      ids={{ label: labelId, hiddenSelect: id, trigger: `${id}-list` }}
      name={field.name}
      required={field.required}
      invalid={error !== ""}
      autoComplete="off"
      value={[value]}
      onValueChange={({ value: [chosen] }) => chosen !== undefined && onValue(chosen)}
      positioning={{ sameWidth: true, gutter: 4 }}
    >
      <Select.Control css={native.root}>
        <Select.HiddenSelect />
        <Select.Trigger css={native.field} aria-describedby={describedBy({ field, id })}>
          <Select.ValueText />
        </Select.Trigger>
        <Select.Indicator css={native.indicator} aria-hidden />
      </Select.Control>
      <Select.Positioner>
        <List field={field} triggerId={`${id}-list`} />
      </Select.Positioner>
    </Select.Root>
  );
}

/** Number of options that Page Up and Page Down skip. */
const page = 10;

function List({ field: { choices }, triggerId }: Pick<ListSelectProps, "field"> & { triggerId: string }) {
  const select = useSelectContext();
  const list = useRef<HTMLDivElement>(null);

  const press = (event: KeyboardEvent) => {
    const { highlightedValue, collection } = select;
    if (event.key === "Tab") {
      // Tab selects the option and moves on, whereas Zag would keep the focus in the list. Shift+Tab returns to the
      // button.
      event.stopPropagation();
      if (highlightedValue) select.selectValue(highlightedValue);
      if (event.shiftKey) {
        event.preventDefault();
        select.setOpen(false);
      } else {
        // On a device with a touch screen, Zag keeps the list open when the focus leaves it. `setOpen` would take the
        // focus back to the button.
        document.getElementById(triggerId)?.click();
      }
    } else if (event.key === "PageDown" || event.key === "PageUp") {
      event.preventDefault();
      const from = collection.indexOf(highlightedValue);
      const to = event.key === "PageDown" ? Math.min(from + page, collection.size - 1) : Math.max(from - page, 0);
      select.setHighlightValue(choices[to]?.value ?? "");
    }
  };
  return (
    <Select.Content ref={list} onKeyDownCapture={press}>
      <ScrollButton list={list} direction="up" />
      {choices.map((choice) => (
        <Select.Item key={choice.value} item={choice}>
          <Select.ItemText>{choice.label}</Select.ItemText>
          <Select.ItemIndicator>
            <Icon name="check" size="icon.sm" />
          </Select.ItemIndicator>
        </Select.Item>
      ))}
      <ScrollButton list={list} direction="down" />
    </Select.Content>
  );
}
