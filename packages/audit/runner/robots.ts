import robotsParser from "robots-parser";
import { fetchWithAccess, readStart } from "./access.ts";

/** Name under which a site can address this audit in its robots.txt. */
const robot = "kindred-ground-audit";

const max = { characters: 500_000, delaySeconds: 60 };

/** Timeout for robots.txt in milliseconds. */
const timeout = 30_000;

export interface RobotRules {
  /** True if the site asks robots to stay away from the path. */
  forbids(path: string): boolean;
  /** Milliseconds between page loads that the site asks for, at most a minute. */
  pace: number;
}

/** Reads the site's robots.txt (RFC 9309). If it is missing or unreadable, the site has no rules. */
export async function readRobotRules(origin: string): Promise<RobotRules> {
  const address = `${origin}/robots.txt`;
  const text = await fetchWithAccess(address, AbortSignal.timeout(timeout)).then(
    (response) => (response.ok ? readStart(response, max.characters) : ""),
    () => "",
  );
  const rules = robotsParser(address, text);
  return {
    forbids: (path) => rules.isDisallowed(origin + path, robot) === true,
    pace: 1000 * Math.min(rules.getCrawlDelay(robot) ?? 0, max.delaySeconds),
  };
}
