import { count } from "../words.ts";

/** Minimum progress before an estimate. The first scans take longest, because they are of the largest pages. */
const enough = { visits: 50, share: 0.05 };

/** Estimates the remaining seconds. Returns undefined if too little is done. */
export function secondsLeft(done: number, total: number, seconds: number): number | undefined {
  if (done === 0 || (done < enough.visits && done < total * enough.share)) return;
  return (seconds / done) * (total - done);
}

/** Returns e.g. `4 min 05 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  return minutes > 0 ? `${minutes} min ${String(whole % 60).padStart(2, "0")} s` : `${whole} s`;
}

export interface Progress {
  step(words: string): void;
  end(): void;
}

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Minimum interval in milliseconds between lines in a log. */
const logged = 15_000;

export function showProgress(total: number, output: Output = process.stderr, now: () => number = Date.now): Progress {
  const begun = now();
  let done = 0;
  let shown = begun;
  const line = (words: string) => {
    const left = secondsLeft(done, total, (now() - begun) / 1000);
    return `${done} of ${count(total, "visit")}${left === undefined ? "" : `, about ${duration(left)} left`}  ${words}`;
  };
  return {
    step(words) {
      done++;
      if (output.isTTY) output.write(`\r\x1b[2K${line(words).slice(0, (output.columns ?? 80) - 1)}`);
      else if (now() - shown >= logged) {
        shown = now();
        output.write(`${line(words)}\n`);
      }
    },
    end() {
      if (output.isTTY) output.write("\r\x1b[2K");
    },
  };
}
