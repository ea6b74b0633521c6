import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { elementsOf, parse, remove } from "../common/html.ts";
import { withoutTrailingSlashes } from "../common/site-paths.ts";
import { eventsAt } from "../data/events.ts";
import { formCopy } from "../data/forms/form-copy.ts";
import { answerPage as answerRoute } from "../data/pages.ts";
import { readConfig } from "./config.ts";
import type { Environment } from "./environment-reader.ts";
import { answerPage } from "./http/answer-page.ts";
import { clientReader } from "./http/client-address.ts";
import type { Pages } from "./http/pages.ts";
import { eventLimits } from "./intake/availability.ts";
import { logTo } from "./log.ts";
import { intakeApp } from "./service.ts";
import { openStore } from "./store/open-store.ts";

/** Data folder, separate from that of `npm start`, which may send the mail in its outbox. */
const dataDir = ".data/development";

interface DevelopmentOptions {
  /**
   * The service's variables. DATA_DIR has a separate default, the default of RATE_LIMIT is no limit, and no mail is
   * sent.
   */
  environment: Environment;
  /** Build time of the site, which determines the dates of events and offers. */
  builtAt: Date;
  /** Resolves to the HTML of a page as the development server renders it. */
  htmlAt: (path: string) => Promise<string>;
}

export interface DevelopmentIntake {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/** Opens the intake for the development server. Rejects with the service's error messages if settings are invalid. */
export async function openIntake({ environment, builtAt, htmlAt }: DevelopmentOptions): Promise<DevelopmentIntake> {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: "0", ...environment, SMTP_URL: undefined });
  const pages = renderedPages(await htmlAt(answerRoute.path));
  const store = await openStore(config);
  await store.limitEvents(eventLimits(eventsAt(builtAt)), Date.now());
  const app = intakeApp(
    {
      config,
      pages,
      builtAt,
      notFound: pages.answer({ title: "Not found", text: "The intake has no such address." }),
      store,
      log: logTo(process.stderr),
      wake: () => {},
      refusalDelay: 0,
    },
    clientReader(config.trustedProxies),
  );
  const listener = getRequestListener(app.fetch);
  return {
    async handle(request, response) {
      response.setHeader("Cache-Control", "no-store");
      await listener(request, response);
    },
    close: () => store.close(),
  };
}

/**
 * Returns pages that answer forms sent without scripts. The development server has no prerendered form, so its answer
 * to an invalid form lists only the errors.
 */
function renderedPages(answerHtml: string): Pages {
  const still = parse(answerHtml);
  for (const element of elementsOf(still)) if (element.tagName === "script") remove(element);
  const answer: Pages["answer"] = (words) => answerPage(still, words);
  return {
    answer,
    returned: ({ errors, notice }) =>
      answer({
        title: notice ?? formCopy.summary,
        text: errors.map(({ message }) => message).join(" "),
      }),
    pageOf: (_form, { _page = "" }) => withoutTrailingSlashes(String(_page)) || undefined,
    homeOf: () => undefined,
    still: () => undefined,
  };
}
