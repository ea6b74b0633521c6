import { site } from "../data/site.ts";
import { themeColor } from "./pictures/icon.ts";

/** Returns the manifest for phones with the site on their home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest(): string {
  const manifest = {
    name: site.name,
    description: `${site.mission}.`,
    lang: "en",
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColor("bg.canvas"),
    theme_color: themeColor("bg.canvas"),
    icons: [{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
