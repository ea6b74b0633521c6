import file1 from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url";
import file2 from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import file3 from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";

/** Files of the fonts in fonts.json, written by `npm run brand`. */
export const fontFiles = [
  { family: "Fraunces Variable", url: file3, style: "normal" },
  { family: "Atkinson Hyperlegible Next Variable", url: file2, style: "normal" },
  { family: "Atkinson Hyperlegible Next Variable", url: file1, style: "italic" },
];
