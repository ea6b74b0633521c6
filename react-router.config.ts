import type { Config } from "@react-router/dev/config";
import { everyPath } from "./data/every-page.ts";

export default {
  appDirectory: "src",
  ssr: false,
  prerender: () => [...everyPath(), "/404"],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
