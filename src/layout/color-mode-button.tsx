import { Button, chakra, type HTMLChakraProps, VisuallyHidden } from "@chakra-ui/react";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { colorWords } from "../../data/control-words.ts";
import { notify } from "../components/notify.ts";
import { Icon } from "../drawings/icon.tsx";
import type { ColorModeMenu } from "./color-mode-menu.tsx";

/**
 * A button with a menu for choosing the colors. React and the menu load when the visitor presses it. It is hidden if
 * scripts are off, because the page then follows the device.
 */
export function ColorModeButton(props: HTMLChakraProps<"div">) {
  const [menu, setMenu] = useState<{ Menu: typeof ColorModeMenu; isOpen: boolean }>();
  const open = async ({ currentTarget: button }: MouseEvent) => {
    try {
      const { ColorModeMenu } = await import("./color-mode-menu.tsx");
      // A visitor who has moved on to another control keeps the focus there.
      const isHere = [document.body, button].includes(document.activeElement as HTMLElement);
      setMenu({ Menu: ColorModeMenu, isOpen: isHere });
    } catch {
      notify({ type: "error", title: colorWords.failed });
    }
  };
  return (
    <chakra.div css={{ "@media (scripting: none)": { display: "none" } }} {...props}>
      {menu ? (
        <menu.Menu isOpen={menu.isOpen}>
          <ModeButton />
        </menu.Menu>
      ) : (
        <ModeButton data-scripts="press" aria-haspopup="menu" aria-expanded={false} onClick={open} />
      )}
    </chakra.div>
  );
}

function ModeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="icon" {...props}>
      <Icon name="system" size="icon.sm" />
      <VisuallyHidden>{colorWords.title}</VisuallyHidden>
    </Button>
  );
}
