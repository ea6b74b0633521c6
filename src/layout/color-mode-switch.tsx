import { Button } from "@chakra-ui/react/button";
import { Flex, type FlexProps } from "@chakra-ui/react/flex";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { layoutWords } from "../../data/layout.ts";
import { Icon } from "../drawings/icon.tsx";
import type { IconName } from "../drawings/icons.ts";
import { type ColorMode, useColorMode } from "./color-mode.ts";

const words = layoutWords.colors;
const choices: { mode: ColorMode; icon: IconName }[] = [
  { mode: "system", icon: "system" },
  { mode: "light", icon: "sun" },
  { mode: "dark", icon: "moon" },
];

/** Three buttons of which one is pressed. Choosing needs scripts; without them the page follows the device. */
export function ColorModeSwitch(props: FlexProps) {
  const [current, choose] = useColorMode();
  return (
    <Flex role="group" aria-label={words.title} css={{ "@media (scripting: none)": { display: "none" } }} {...props}>
      {choices.map(({ mode, icon }) => (
        <Button
          key={mode}
          variant="ghost"
          paddingX="0"
          width="target"
          aria-pressed={mode === current}
          onClick={() => choose(mode)}
        >
          <Icon name={icon} size="icon.sm" />
          <VisuallyHidden>{words[mode]}</VisuallyHidden>
        </Button>
      ))}
    </Flex>
  );
}
