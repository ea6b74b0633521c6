/** `npm run build`: the built site from its sources, and the stamp by which `npm start` knows that it is up to date. */
import { mustRun } from "./run.mjs";
import { clearStamp, stampBuild } from "./set-up.mjs";

clearStamp();
await mustRun("Judging the colors", "node", ["theme/gate/main.ts", "--failures"]);
await mustRun("Rendering the pages", "react-router", ["build"]);
await mustRun("Finishing the pages", "node", ["prerender/finish.ts"]);
stampBuild();
