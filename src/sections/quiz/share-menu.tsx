import { Button } from "@chakra-ui/react/button";
import { Menu } from "@chakra-ui/react/menu";
import { Icon } from "../../drawings/icon.tsx";

interface ShareMenuProps {
  label: string;
  text: string;
  link: string;
}

/** The device’s own way to share, where it has one; otherwise a menu of the usual places. */
export function ShareMenu({ label, text, link }: ShareMenuProps) {
  const face = (
    <>
      <Icon name="people" size="icon.sm" />
      {label}
    </>
  );
  if (typeof navigator.share === "function") {
    const share = () => {
      // Closing the device’s sheet rejects; the visitor knows that they did.
      navigator.share({ text, url: link }).catch(() => {});
    };
    return (
      <Button variant="outline" size="lg" onClick={share}>
        {face}
      </Button>
    );
  }
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="outline" size="lg">
          {face}
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
    </Menu.Root>
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
