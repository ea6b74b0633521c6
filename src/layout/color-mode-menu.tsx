import { Menu, useMenu } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { colorWords } from "../../data/control-words.ts";
import { menuRecipe } from "../../theme/recipes/menu.ts";
import { Icon } from "../drawings/icon.tsx";
import type { IconName } from "../drawings/icons.ts";
import { type ColorMode, chooseMode, colorModes, shownMode } from "./color-mode.ts";

const icons = { system: "system", light: "sun", dark: "moon" } as const satisfies Record<ColorMode, IconName>;

interface ColorModeMenuProps {
  /** True if the menu is open when it is first rendered. */
  isOpen: boolean;
  /** The button that opens the menu. */
  children: ReactNode;
}

/** Chakra's menu of color modes. */
export function ColorModeMenu({ isOpen, children }: ColorModeMenuProps) {
  const content = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState(shownMode);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const show = (isShown: boolean) => {
    if (content.current) content.current.hidden = !isShown;
  };
  const menu = useMenu({
    defaultOpen: isOpen,
    defaultHighlightedValue: mode,
    loopFocus: true,
    positioning: { strategy: "fixed", gutter: 4 },
    onOpenChange: ({ open }) => {
      // After a recent key press, Zag focuses the menu in the next frame, but a hidden menu can't get the focus.
      show(open);
      setMode(shownMode());
    },
  });

  const pressed = (press: KeyboardEvent<HTMLElement>) => {
    // Zag reads the highlighted item as last rendered, and renders it only some time after the menu gets focus.
    flushSync(render);
    leave(press);
  };
  /**
   * Handles Tab, which closes the menu and continues from the button. Shift+Tab returns to the button. Zag would keep
   * focus in the menu.
   */
  const leave = (press: KeyboardEvent<HTMLElement>) => {
    if (press.key !== "Tab") return;
    press.stopPropagation();
    // The menu disappears only after the browser has moved focus, and would be the next tab stop.
    show(false);
    if (press.shiftKey) press.preventDefault();
    document.getElementById(menu.api.getTriggerProps().id ?? "")?.focus({ preventScroll: true });
    menu.api.setOpen(false);
  };
  const choose = (value: string) => {
    const chosen = colorModes.find((each) => each === value) ?? "system";
    setMode(chosen);
    chooseMode(chosen);
  };
  return (
    <Menu.RootProvider value={menu} recipe={menuRecipe} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      {/* Rendered in place and not at the end of the body, where it would be outside every landmark. */}
      <Menu.Positioner>
        <Menu.Content ref={content} onKeyDownCapture={pressed}>
          <Menu.RadioItemGroup value={mode} onValueChange={({ value }) => choose(value)}>
            {colorModes.map((each) => (
              <ModeItem key={each} mode={each} />
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  );
}

function ModeItem({ mode }: { mode: ColorMode }) {
  return (
    <Menu.RadioItem value={mode} tabIndex={-1}>
      <Icon name={icons[mode]} size="icon.sm" />
      {colorWords[mode]}
      <Menu.ItemIndicator marginInlineStart="auto" paddingInlineStart="4">
        <Icon name="check" size="icon.sm" />
      </Menu.ItemIndicator>
    </Menu.RadioItem>
  );
}
