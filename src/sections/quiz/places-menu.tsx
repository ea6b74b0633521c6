import { Button } from "@chakra-ui/react/button";
import { Menu, useMenu } from "@chakra-ui/react/menu";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { sharePlaces } from "../../quiz/share-places.ts";

interface PlacesMenuProps {
  /** The button’s face. */
  children: ReactNode;
  text: string;
  link: string;
}

/**
 * Places to share a link at. It opens by itself, as the press that asked for it was on the button whose place it takes;
 * but not where the visitor has meanwhile gone on to something else, which then has the focus.
 */
export function PlacesMenu({ children, text, link }: PlacesMenuProps) {
  const menu = useMenu();
  const trigger = useRef<HTMLButtonElement>(null);
  const open = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    trigger.current?.focus({ preventScroll: true });
    menu.api.setOpen(true);
  });
  useEffect(() => open(), []);
  return (
    <Menu.RootProvider value={menu}>
      <Menu.Trigger asChild>
        <Button ref={trigger} variant="outline" size="lg">
          {children}
        </Button>
      </Menu.Trigger>
      {/* In its place and not at the end of the body, where it would stand outside every landmark. */}
      <Menu.Positioner>
        <Menu.Content>
          {sharePlaces(text, link).map(({ name, href }) => (
            <Menu.Item key={name} value={name} asChild>
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  );
}
