import { Link, type LinkProps } from "@chakra-ui/react/link";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { eventsPage } from "../../../data/events.ts";
import { Icon } from "../../drawings/icon.tsx";
import type { Calendar } from "../../events/calendar-address.ts";
import { calendarPath, type EventSummary } from "../../events/event-rules.ts";

const load = async () => (await import("./calendar-menu.tsx")).CalendarMenu;

/** Timeout in milliseconds. After it, a visitor who pressed the button gets the file instead of the menu. */
const loadTimeout = 4_000;

interface Loaded {
  CalendarMenu: Awaited<ReturnType<typeof load>>;
  isOpen: boolean;
  highlighted?: Calendar;
}

interface AddToCalendarProps extends Pick<LinkProps, "marginTop"> {
  event: EventSummary;
  words: (typeof eventsPage)["upcoming"];
}

/**
 * A button that opens a menu of calendars, which loads on hover or focus. Without scripts, or if the menu fails to
 * load, it's a link to the event's calendar file.
 */
export function AddToCalendar({ event, words, ...rest }: AddToCalendarProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<Loaded | "waiting" | "missing">();
  const face = (
    <>
      <Icon name="calendar" size="icon.sm" />
      <span>
        {words.calendar}
        <VisuallyHidden>: {event.title}</VisuallyHidden>
      </span>
    </>
  );

  const open = async (highlighted?: Calendar) => {
    if (menu) return;
    setMenu("waiting");
    const CalendarMenu = await Promise.race([load().catch(() => undefined), timeout(loadTimeout)]);
    // A visitor who has moved on to another control keeps focus there.
    const isHere = [document.body, button.current].includes(document.activeElement as HTMLElement);
    if (CalendarMenu) return setMenu({ CalendarMenu, isOpen: isHere, highlighted });
    flushSync(() => setMenu("missing"));
    if (!isHere) return;
    link.current?.focus({ preventScroll: true });
    link.current?.click();
  };

  const file = (
    <Link
      ref={link}
      href={calendarPath(event)}
      download
      variant="standalone"
      display={menu === "missing" ? undefined : "none"}
      css={{ "@media (scripting: none)": { display: "inline-flex" } }}
      {...rest}
    >
      {face}
    </Link>
  );
  if (menu === "missing") return file;
  if (typeof menu === "object") {
    const { CalendarMenu, isOpen, highlighted } = menu;
    return (
      <CalendarMenu event={event} calendars={words.calendars} isOpen={isOpen} highlighted={highlighted}>
        <MenuButton {...rest}>{face}</MenuButton>
      </CalendarMenu>
    );
  }
  const pressArrow = (press: KeyboardEvent) => {
    if (press.key !== "ArrowDown" && press.key !== "ArrowUp") return;
    press.preventDefault();
    open(press.key === "ArrowDown" ? "file" : "office");
  };
  return (
    <>
      {file}
      <MenuButton
        {...rest}
        ref={button}
        data-scripts="touch"
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        // A key press also triggers a click, with a `detail` of 0. Only then is the first item highlighted.
        onClick={({ detail }) => open(detail === 0 ? "file" : undefined)}
        onKeyDown={pressArrow}
      >
        {face}
      </MenuButton>
    </>
  );
}

/** Ignores a failure, because a press of the button loads the menu again. */
function prepare() {
  load().catch(() => {});
}

function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

function MenuButton({ marginTop, children, ...button }: ComponentProps<"button"> & Pick<LinkProps, "marginTop">) {
  return (
    <Link
      asChild
      variant="standalone"
      marginTop={marginTop}
      cursor="pointer"
      css={{ "@media (scripting: none)": { display: "none" } }}
    >
      <button type="button" {...button}>
        {children}
      </button>
    </Link>
  );
}
