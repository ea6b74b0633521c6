import { Link, type LinkProps } from "@chakra-ui/react/link";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { eventsPage } from "../../../data/events.ts";
import { useUnused } from "../../components/use-unused.ts";
import { Icon } from "../../drawings/icon.tsx";
import type { Calendar } from "../../events/calendar-address.ts";
import { calendarPath } from "../../events/event-rules.ts";
import type { EventSummary } from "../../events/event-summary.ts";

const load = async () => (await import("./calendar-menu.tsx")).CalendarMenu;

/** Milliseconds after which whoever pressed gets the file instead of the menu. */
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
 * A link to the event’s calendar file. Once scripts are there a button takes its place and opens a menu of calendars, which
 * is loaded when somebody comes near it; where it does not come, the link is back and followed.
 */
export function AddToCalendar({ event, words, ...rest }: AddToCalendarProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isUnused = useUnused(link);
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
    // Whoever has gone on to something else is not called back from it.
    const isHere = [document.body, button.current].includes(document.activeElement as HTMLElement);
    if (CalendarMenu) return setMenu({ CalendarMenu, isOpen: isHere, highlighted });
    flushSync(() => setMenu("missing"));
    if (!isHere) return;
    link.current?.focus({ preventScroll: true });
    link.current?.click();
  };

  if (!isUnused || menu === "missing") {
    return (
      // A file, not a page of the router’s.
      <Link ref={link} href={calendarPath(event)} download variant="standalone" {...rest}>
        {face}
      </Link>
    );
  }
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
    <MenuButton
      {...rest}
      ref={button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      // A key presses too, and then nothing is pointed at.
      onClick={({ detail }) => open(detail === 0 ? "file" : undefined)}
      onKeyDown={pressArrow}
    >
      {face}
    </MenuButton>
  );
}

/** What does not come is asked for again by the press. */
function prepare() {
  load().catch(() => {});
}

function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

/** Looks as the link whose place it takes. */
function MenuButton({ marginTop, children, ...button }: ComponentProps<"button"> & Pick<LinkProps, "marginTop">) {
  return (
    <Link asChild variant="standalone" marginTop={marginTop} cursor="pointer">
      <button type="button" {...button}>
        {children}
      </button>
    </Link>
  );
}
