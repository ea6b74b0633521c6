/** Returns services for sharing, each with the URL that opens its form prefilled with `text` and `link`. */
export function sharePlaces(text: string, link: string): { name: string; href: string }[] {
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
