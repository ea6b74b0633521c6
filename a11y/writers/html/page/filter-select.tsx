import { NativeSelect } from "@chakra-ui/react/native-select";
import { FieldLabel } from "./field-label.tsx";

interface FilterSelectProps {
  name: string;
  label: string;
  options: readonly { value: string; word: string }[];
  /** True to offer "all" as the first option. */
  all?: boolean;
}

export function FilterSelect({ name, label, options, all = false }: FilterSelectProps) {
  return (
    <div>
      <FieldLabel htmlFor={`filter-${name}`}>{label}</FieldLabel>
      <NativeSelect.Root>
        <NativeSelect.Field id={`filter-${name}`} name={name}>
          {all && <option value="">all</option>}
          {options.map(({ value, word }) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </div>
  );
}
