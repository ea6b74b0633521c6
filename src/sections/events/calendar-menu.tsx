import { Menu, useMenu } from "@chakra-ui/react/menu";
import { type KeyboardEvent, type ReactNode, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import type { eventsPage } from "../../../data/events.ts";
import { menuRecipe } from "../../../theme/recipes/menu.ts";
import { NewTab } from "../../components/links.tsx";
import { type Calendar, calendarAddress } from "../../events/calendar-address.ts";
import { calendarPath, type EventSummary } from "../../events/event-rules.ts";

interface CalendarMenuProps {
  event: EventSummary;
  calendars: (typeof eventsPage)["upcoming"]["calendars"];
  isOpen: boolean;
  /** Item that is highlighted when the menu opens on its own, for keyboard users. */
  highlighted?: Calendar;
  children: ReactNode;
}

/** Chakra's menu of calendars for an event. It's one tab stop, and its items are links. */
export function CalendarMenu({ event, calendars, isOpen, highlighted, children }: CalendarMenuProps) {
  const content = useRef<HTMLDivElement>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const show = (isShown: boolean) => {
    if (content.current) content.current.hidden = !isShown;
  };
  const menu = useMenu({
    defaultOpen: isOpen,
    defaultHighlightedValue: highlighted,
    loopFocus: true,
    positioning: { strategy: "fixed", gutter: 4 },
    // Zag's own click doesn't bubble, so the menu would miss it and stay open.
    navigate: ({ node }) => node?.click(),
    // After a recent key press, Zag focuses the menu in the next frame, but a hidden menu can't take focus back. If it
    // opens again before React removes it, it's the same element, which React doesn't know to be hidden.
    onOpenChange: ({ open }) => show(open),
  });

  const pressed = (press: KeyboardEvent<HTMLElement>) => {
    // Zag reads the highlighted item as last rendered, and renders it only some time after the menu gets focus.
    flushSync(render);
    leave(press);
  };
  /**
   * Tab closes the menu and continues from the button, and Shift+Tab returns to the button. Zag would keep focus in the
   * menu.
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
  return (
    <Menu.RootProvider value={menu} recipe={menuRecipe} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      {/* Rendered in place and not at the end of the body, where it would be outside every landmark. */}
      <Menu.Positioner>
        <Menu.Content ref={content} onKeyDownCapture={pressed}>
          <CalendarItem value="file">
            <a href={calendarPath(event)} download>
              {calendars.file}
            </a>
          </CalendarItem>
          {(["google", "outlook", "office"] as const).map((calendar) => (
            <CalendarItem key={calendar} value={calendar}>
              <a href={calendarAddress[calendar](event, window.location.origin)} target="_blank" rel="noreferrer">
                <NewTab>{calendars[calendar]}</NewTab>
              </a>
            </CalendarItem>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  );
}

/** Not a tab stop: focus stays on the menu, and Enter opens the highlighted item. */
function CalendarItem({ value, children }: { value: Calendar; children: ReactNode }) {
  return (
    <Menu.Item value={value} tabIndex={-1} asChild>
      {children}
    </Menu.Item>
  );
}
