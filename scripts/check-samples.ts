/**
 * Step of a build: fails if data/ has samples and the public can reach the site's address. With `SAMPLES=shown`, it
 * prints "shown" instead.
 */
import { site } from "../data/site.ts";
import { isReal } from "./real-origin.mjs";
import { refusal } from "./samples-refusal.ts";

// The service has a separate address, which may be public before that of the pages.
const origin = [site.origin, process.env.ORIGIN].find(isReal);
if (origin) {
  const { readLaunchFindings } = await import("./read-launch-findings.ts");
  const problem = refusal(origin, await readLaunchFindings());
  if (problem && process.env.SAMPLES === "shown") console.log("shown");
  else if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
