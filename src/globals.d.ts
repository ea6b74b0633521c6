/** ISO time of the build, put in place by vite.config.ts. */
declare const __BUILD_TIME__: string;

interface Window {
  /** Route modules of the page that was prerendered, by route id; the framework’s script puts them there. */
  __reactRouterRouteModules: Record<string, unknown>;
}

/** Words of the notice that scripts have failed, put in place by prerender/bundle-script.ts. */
declare const __SCRIPTS_FAILED__: { text: string; again: string };
