import { Button } from "@chakra-ui/react/button";
import { Suspense, useState } from "react";
import { patientLazy } from "../../components/patient-lazy.ts";
import { Icon } from "../../drawings/icon.tsx";

const PlacesMenu = patientLazy(async () => (await import("./places-menu.tsx")).PlacesMenu);

interface ShareMenuProps {
  label: string;
  text: string;
  link: string;
}

/** The device’s own way to share, where it has one; otherwise a menu of the usual places, loaded when it is asked for. */
export function ShareMenu({ label, text, link }: ShareMenuProps) {
  const [isAskedFor, setAskedFor] = useState(false);
  const hasOwnWay = typeof navigator.share === "function";
  const share = () => {
    // Closing the device’s sheet rejects; the visitor knows that they did.
    if (hasOwnWay) navigator.share({ text, url: link }).catch(() => {});
    else setAskedFor(true);
  };
  const face = (
    <>
      <Icon name="people" size="icon.sm" />
      {label}
    </>
  );
  const button = (
    <Button variant="outline" size="lg" aria-haspopup={hasOwnWay ? undefined : "menu"} onClick={share}>
      {face}
    </Button>
  );
  if (!isAskedFor) return button;
  return (
    <Suspense fallback={button}>
      <PlacesMenu text={text} link={link}>
        {face}
      </PlacesMenu>
    </Suspense>
  );
}
