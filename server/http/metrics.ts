import type { FormName } from "../../data/forms/every-form.ts";
import type { Store } from "../store/store.ts";

interface MetricsOptions {
  store: Pick<Store, "summary">;
  problems: () => readonly string[];
  now: () => number;
}

export interface Metrics {
  /** Counts a response to a form. */
  count(form: FormName, outcome: string): void;
  text(): Promise<string>;
}

/** https://prometheus.io/docs/specs/om/open_metrics_spec/ */
export const metricsType = "application/openmetrics-text; version=1.0.0; charset=utf-8";

export function formMetrics({ store, problems, now }: MetricsOptions): Metrics {
  const forms = new Map<string, number>();
  /** Returns the seconds since a job last ran, or `+Inf` if it never ran. An alert then needs no second condition. */
  const age = (at = Number.NEGATIVE_INFINITY) => String((now() - at) / 1000).replace("Infinity", "+Inf");
  return {
    count(form, outcome) {
      const labels = `form="${form}",outcome="${outcome}"`;
      forms.set(labels, (forms.get(labels) ?? 0) + 1);
    },
    async text() {
      const { mail, purge, backup } = await store.summary();
      const responses = [...forms].map(([labels, count]) => `_total{${labels}} ${count}`);
      return [
        ...family("forms", "counter", "Responses to forms since the start.", ...responses),
        ...family(
          "mail",
          "gauge",
          "Mail by state.",
          `{state="waiting"} ${mail.waiting}`,
          `{state="dead"} ${mail.dead}`,
        ),
        ...family("purge_age_seconds", "gauge", "Time since the last purge.", ` ${age(purge)}`),
        ...family("backup_age_seconds", "gauge", "Time since the last backup.", ` ${age(backup)}`),
        ...family("problems", "gauge", "Problems that /healthz lists.", ` ${problems().length}`),
        "# EOF\n",
      ].join("\n");
    },
  };
}

function family(name: string, type: "counter" | "gauge", help: string, ...samples: readonly string[]): string[] {
  const full = `kindred_ground_${name}`;
  return [`# TYPE ${full} ${type}`, `# HELP ${full} ${help}`, ...samples.map((sample) => full + sample)];
}
