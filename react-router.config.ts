import type { Config } from "@react-router/dev/config";
import { articleFeed } from "./data/article-feed.ts";
import { events } from "./data/events.ts";
import { everyPath } from "./data/every-page.ts";
import { checkTokenFiles } from "./theme/check-token-files.ts";

// Reports errors in data/ and theme/tokens/ right away, before the build deletes the previous output.
everyPath();
checkTokenFiles();

export default {
  appDirectory: "src",
  ssr: false,
  prerender: () => [
    ...everyPath(),
    "/events.ics",
    ...events.map(({ slug }) => `/events/${slug}.ics`),
    articleFeed.path,
    "/impact.csv",
    "/impact.json",
    "/404",
  ],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
