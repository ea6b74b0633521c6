import { Menu, useMenu } from "@chakra-ui/react/menu";
import { type KeyboardEvent, type ReactNode, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import type { eventsPage } from "../../../data/events.ts";
import { menuRecipe } from "../../../theme/recipes/menu.ts";
import { NewTab } from "../../components/links.tsx";
import { type Calendar, calendarAddress } from "../../events/calendar-address.ts";
import { calendarPath } from "../../events/event-rules.ts";
import type { EventSummary } from "../../events/event-summary.ts";

interface CalendarMenuProps {
  event: EventSummary;
  calendars: (typeof eventsPage)["upcoming"]["calendars"];
  isOpen: boolean;
  /** The line that is highlighted where it opens by itself, as it is for whoever came by keyboard. */
  highlighted?: Calendar;
  /** The button. */
  children: ReactNode;
}

/** Chakra’s menu of the calendars an event can be added to: one stop of the keyboard, its lines links. */
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
    // A click of Zag’s own does not bubble: the menu would never hear of it and stay open.
    navigate: ({ node }) => node?.click(),
    // A key pressed just before has Zag focus the menu in the next frame; what is hidden cannot take the focus back. Opened
    // before React has taken the menu out, it is the same element, which React does not know to be hidden.
    onOpenChange: ({ open }) => show(open),
  });

  const pressed = (press: KeyboardEvent<HTMLElement>) => {
    // Zag reads the highlighted line as it was rendered last, and renders it some time after the menu has the focus.
    flushSync(render);
    leave(press);
  };
  /** Tab closes and goes on from the button, as Shift and Tab goes back to it; Zag would keep the focus in the menu. */
  const leave = (press: KeyboardEvent<HTMLElement>) => {
    if (press.key !== "Tab") return;
    press.stopPropagation();
    // It is gone only after the browser has moved the focus on, and would be its next stop.
    show(false);
    if (press.shiftKey) press.preventDefault();
    document.getElementById(menu.api.getTriggerProps().id ?? "")?.focus({ preventScroll: true });
    menu.api.setOpen(false);
  };
  return (
    <Menu.RootProvider value={menu} recipe={menuRecipe} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      {/* In its place and not at the end of the body, where it would stand outside every landmark. */}
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

/** No stop of its own: the focus stays on the menu, and Enter opens what is highlighted. */
function CalendarItem({ value, children }: { value: Calendar; children: ReactNode }) {
  return (
    <Menu.Item value={value} tabIndex={-1} asChild>
      {children}
    </Menu.Item>
  );
}
