import { createHash } from "node:crypto";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../../data/site.ts";
import { fontFaces } from "../../../theme/fonts.ts";
import { system } from "../../../theme/index.ts";
import type { Audit } from "../../audit.ts";
import type { Manual } from "../../manual.ts";
import { verdictOf } from "./model/verdict.ts";
import { Report } from "./page/report.tsx";

export interface ReportParts {
  audit: Audit;
  /** The checklist in the report's folder. */
  manual: Manual | null;
  /** The reason why that checklist is unreadable, if it is. */
  mistake: string | null;
  /** The page's script, bundled without imports. */
  script: string;
}

/** Returns the complete HTML page. It loads only its fonts and pictures, and its policy blocks everything else. */
export function renderReport({ audit, manual, mistake, script }: ReportParts): string {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  // Puts the styles into the head, because <style> in a list is invalid.
  cache.compat = true;
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Report audit={audit} name={site.name} manual={manual} mistake={mistake} />
      </ChakraProvider>
    </CacheProvider>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(body);
  const css = [fontFaces.standIns, fontFaces.files, ...styles.map((style) => style.css)].join("");
  const { origin, endedAt, commit } = audit;
  const facts = JSON.stringify({ manual, audited: { commit, endedAt }, origin }).replaceAll("<", "\\u003c");
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policyFor(css, script)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${verdictOf(audit).headline}: accessibility audit of ${site.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <div dangerouslySetInnerHTML={{ __html: body }} />
        <script type="application/json" id="facts" dangerouslySetInnerHTML={{ __html: facts }} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

/**
 * Allows `file:`, because a page on disk has no origin that `'self'` could match.
 *
 * The report shows the site's markup only as text. If escaping ever failed, the policy would still block scripts and
 * requests.
 */
function policyFor(css: string, script: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    `script-src ${hashOf(script)}`,
    "img-src 'self' file:",
    "font-src 'self' file:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
