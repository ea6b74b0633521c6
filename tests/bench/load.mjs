/** `node load.mjs JSON`: load on one address from a process of its own. Prints what came of it as JSON. */
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";

const { url, path, form, seconds, perSecond } = JSON.parse(process.argv[2]);

function post(request) {
  const fields = { firstName: "Zoë", email: "zoe@example.org", inquiry: "other", message: `It is me. ${randomUUID()}` };
  return {
    ...request,
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify(fields),
  };
}

const page = { path, headers: { "Accept-Encoding": "br" } };
const { latency, requests, non2xx, errors, timeouts, duration, ...counts } = await autocannon({
  url,
  connections: 50,
  duration: seconds,
  overallRate: perSecond,
  requests: [form ? { path: `/forms/${form}`, setupRequest: post } : page],
});
console.log(
  JSON.stringify({
    perSecond: counts["2xx"] / duration,
    accepted: counts["2xx"],
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors + timeouts,
  }),
);
