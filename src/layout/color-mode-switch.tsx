import type { HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { layoutWords } from "../../data/layout.ts";
import { ToggleGroup } from "../components/toggle-group.tsx";
import { Icon } from "../drawings/icon.tsx";
import type { IconName } from "../drawings/icons.ts";
import { type ColorMode, useColorMode } from "./color-mode.ts";

const words = layoutWords.colors;
const icons = { system: "system", light: "sun", dark: "moon" } as const satisfies Record<ColorMode, IconName>;

const options = (Object.keys(icons) as ColorMode[]).map((mode) => ({
  value: mode,
  label: (
    <>
      <Icon name={icons[mode]} size="icon.sm" />
      <VisuallyHidden>{words[mode]}</VisuallyHidden>
    </>
  ),
}));

/** Three buttons of which one is pressed. Choosing needs scripts; without them the page follows the device. */
export function ColorModeSwitch(props: HTMLChakraProps<"div">) {
  const [current, choose] = useColorMode();
  return (
    <ToggleGroup
      label={words.title}
      options={options}
      chosen={current}
      onChoose={choose}
      variant="ghost"
      layout="row"
      {...props}
    />
  );
}
