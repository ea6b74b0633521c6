import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Announce } from "./announce.tsx";

interface FilterButtonsProps<Option extends string> {
  /** What is filtered, for assistive technology: "Product category". */
  label: string;
  options: readonly { value: Option; label: string }[];
  chosen: Option;
  onChoose: (option: Option) => void;
  /** Id of the list that changes. */
  controls: string;
  /** Spoken when the choice has changed: "3 products". */
  result: string;
}

/** A row of buttons of which one is pressed. Needs scripts, so it is hidden where there are none and all is listed. */
export function FilterButtons<Option extends string>(props: FilterButtonsProps<Option>) {
  const { label, options, chosen, onChoose, controls, result } = props;
  return (
    <Flex
      role="group"
      aria-label={label}
      flexWrap="wrap"
      gap="2"
      css={{ "@media (scripting: none)": { display: "none" } }}
    >
      {options.map((option) => (
        <Button
          key={option.value}
          variant={option.value === chosen ? "solid" : "outline"}
          aria-pressed={option.value === chosen}
          aria-controls={controls}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
      <Announce message={result} />
    </Flex>
  );
}
