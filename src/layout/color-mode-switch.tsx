import type { HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { layoutWords } from "../../data/layout.ts";
import { ToggleGroup } from "../components/toggle-group.tsx";
import { Icon } from "../drawings/icon.tsx";
import type { IconName } from "../drawings/icons.ts";
import { type ColorMode, colorModes, modeAttribute } from "./color-mode.ts";

const words = layoutWords.colors;
const icons = { system: "system", light: "sun", dark: "moon" } as const satisfies Record<ColorMode, IconName>;

const options = colorModes.map((mode) => ({
  value: mode,
  label: (
    <>
      <Icon name={icons[mode]} size="icon.sm" />
      <VisuallyHidden>{words[mode]}</VisuallyHidden>
    </>
  ),
  // The page's own script sets the pressed button, possibly before React loads.
  attributes: { [modeAttribute]: mode, suppressHydrationWarning: true },
}));

/** Without scripts the page follows the device. */
export function ColorModeSwitch(props: HTMLChakraProps<"div">) {
  return <ToggleGroup label={words.title} options={options} chosen="system" variant="ghost" layout="row" {...props} />;
}
