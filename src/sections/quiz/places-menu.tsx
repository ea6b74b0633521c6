import { Button } from "@chakra-ui/react/button";
import { Menu, useMenu } from "@chakra-ui/react/menu";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

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
          {places(text, link).map(({ name, href }) => (
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

function places(text: string, link: string) {
  const words = encodeURIComponent(`${text} ${link}`);
  const address = encodeURIComponent(link);
  return [
    { name: "Email", href: `mailto:?subject=${encodeURIComponent(text)}&body=${words}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${words}` },
    { name: "Bluesky", href: `https://bsky.app/intent/compose?text=${words}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
