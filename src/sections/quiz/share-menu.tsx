import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useState, useTransition } from "react";
import { lazyWithRetry } from "../../components/lazy-with-retry.ts";
import { Icon } from "../../drawings/icon.tsx";

const PlacesMenu = lazyWithRetry(async () => (await import("./places-menu.tsx")).PlacesMenu);

/** Milliseconds after which a menu that has not come is spoken of. */
const late = 1_000;

interface ShareMenuProps {
  label: string;
  text: string;
  link: string;
  /** Said while the menu does not come: on a slow connection, or on none. */
  waiting: string;
}

/** The device’s own way to share, where it has one; otherwise a menu of the usual places, loaded when it is asked for. */
export function ShareMenu({ label, text, link, waiting }: ShareMenuProps) {
  const [isAskedFor, setAskedFor] = useState(false);
  // The button stays, with the focus on it, until the menu can take its place.
  const [isLoading, startLoading] = useTransition();
  const hasOwnWay = typeof navigator.share === "function";
  const share = () => {
    // Closing the device’s sheet rejects; the visitor knows that they did.
    if (hasOwnWay) navigator.share({ text, url: link }).catch(() => {});
    else startLoading(() => setAskedFor(true));
  };
  const face = (
    <>
      <Icon name="people" size="icon.sm" />
      {label}
    </>
  );
  if (isAskedFor) {
    return (
      <PlacesMenu text={text} link={link}>
        {face}
      </PlacesMenu>
    );
  }
  return (
    <>
      <Button variant="outline" size="lg" aria-haspopup={hasOwnWay ? undefined : "menu"} onClick={share}>
        {face}
      </Button>
      {isLoading && <WhenLate>{waiting}</WhenLate>}
    </>
  );
}

/** Words that come when whoever waits has waited long. */
function WhenLate({ children }: { children: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), late);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Text role="status" flexBasis={isLate ? "full" : undefined}>
      {isLate && children}
    </Text>
  );
}
