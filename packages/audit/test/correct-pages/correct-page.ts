/** A small page that meets WCAG 2.2 at A and AA. The audit may ask about it, but must not call anything a failure. */
export interface CorrectPage {
  /** Unique name. It is the title and the only heading of level 1. */
  name: string;
  /** Source of the pattern, and the reason why it is correct. */
  because: string;
  /** Content of `main`. */
  main: string;
  /** Content before `main`, such as a header. */
  before?: string;
  style?: string;
  script?: string;
  /** Language of the page. The default is English. */
  language?: string;
}

const look = `
  body { margin: 1rem; font: 1rem/1.5 sans-serif; color: #222; background: #fff }
  a { color: #003e80 }
  button, input, select, textarea { font: inherit; max-width: 100%; box-sizing: border-box }
  button, select, input:not([type=checkbox], [type=radio], [type=range]) { min-height: 2.25em }
  input:not([type=checkbox], [type=radio]), textarea { width: 6.5em }
  fieldset { min-width: 0; padding: 0.25rem }
  h1 { font-size: 1.25em }
  button { padding: 0.25rem 0.75rem; color: #222; background: #fff; border: 2px solid #555; border-radius: 4px }
  li { margin-block: 0.5rem }
  :focus-visible { outline: 3px solid #003e80; outline-offset: 2px }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  [hidden] { display: none !important }`;

export function htmlOf({ name, main, before = "", style = "", script, language = "en" }: CorrectPage): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <link rel="icon" href="data:,">
    <style>${look}${style}</style>
  </head>
  <body>${before}<main id="main" tabindex="-1"><h1>${name}</h1>${main}</main>${script ? `<script>${script}</script>` : ""}</body>
</html>`;
}
