/** `npm run build`: builds the site and writes the stamp that tells `npm start` the build is up to date. */
import { helpFrom, mustRun } from "./run.mjs";
import { clearStamp, stampBuild } from "./set-up.mjs";

helpFrom(import.meta.url);
clearStamp();
await mustRun("Checking the content", "node", ["scripts/check-content.ts"]);
await mustRun("Checking the colors", "node", ["theme/command.ts", "--failures"]);
await mustRun("Rendering the pages", "react-router", ["build"]);
await mustRun("Finishing the pages", "node", ["prerender/finish.ts"]);
stampBuild();
