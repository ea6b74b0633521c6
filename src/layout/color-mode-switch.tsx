import { Button } from "@chakra-ui/react/button";
import { Flex, type FlexProps } from "@chakra-ui/react/flex";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Icon } from "../drawings/icon.tsx";
import type { IconName } from "../drawings/icons.ts";
import { type ColorMode, useColorMode } from "./color-mode.ts";

const choices: { mode: ColorMode; label: string; icon: IconName }[] = [
  { mode: "system", label: "As my device", icon: "system" },
  { mode: "light", label: "Light", icon: "sun" },
  { mode: "dark", label: "Dark", icon: "moon" },
];

/** Three buttons of which one is pressed. Choosing needs scripts; without them the page follows the device. */
export function ColorModeSwitch(props: FlexProps) {
  const [current, choose] = useColorMode();
  return (
    <Flex role="group" aria-label="Colors" css={{ "@media (scripting: none)": { display: "none" } }} {...props}>
      {choices.map(({ mode, label, icon }) => (
        <Button
          key={mode}
          variant="ghost"
          paddingX="0"
          width="target"
          aria-pressed={mode === current}
          onClick={() => choose(mode)}
        >
          <Icon name={icon} size="icon.sm" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      ))}
    </Flex>
  );
}
