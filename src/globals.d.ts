/** ISO time of the build, put in place by vite.config.ts. */
declare const __BUILD_TIME__: string;

interface Window {
  /** Route modules of the page that was prerendered, by route id; the framework’s script puts them there. */
  __reactRouterRouteModules: Record<string, unknown>;
}
