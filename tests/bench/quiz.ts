/**
 * `node tests/bench/quiz.ts`: simulates random visitors who take the quiz. Prints the percentage of visitors for whom
 * each role leads, including ties. Prints how often each role is primary (ties break alphabetically) and how many roles
 * share the lead. Compares scoring time with copying the same answers through JSON. The same seed gives the same
 * visitors.
 */
import { pillars } from "../../data/quiz/pillars.ts";
import { questions } from "../../data/quiz/questions.ts";
import { type RoleKey, roles } from "../../data/quiz/roles.ts";
import { seeded } from "../../src/drawings/seed.ts";
import { type Answers, score } from "../../src/quiz/score.ts";
import { answersFrom } from "../unit/quiz/answers.ts";
import { median } from "./sites.ts";

const visitors = 200_000;
const rounds = 5;
const bank = { questions, roles, pillars };

const chance = seeded("visitors");
const everyAnswer = Array.from({ length: visitors }, () => answersFrom(questions.map(() => chance.between(0, 3))));

const leads = new Map<RoleKey, number>();
const primaries = new Map<RoleKey, number>();
const sharedBy = new Map<number, number>();
for (const answers of everyAnswer) {
  const { leading, primary } = score(answers, bank);
  for (const role of leading) add(leads, role);
  add(primaries, primary);
  add(sharedBy, leading.length);
}

console.log(`${visitors} visitors who choose at random, in percent`);
console.log(`${"role".padEnd(20)}    leads  primary`);
for (const { key } of roles) console.log(`${key.padEnd(20)} ${percent(leads.get(key))} ${percent(primaries.get(key))}`);
console.log("leading roles");
for (const [count, times] of [...sharedBy].sort()) console.log(`${String(count).padEnd(20)} ${percent(times)}`);

const scoring = time((answers) => score(answers, bank));
const copying = time((answers) => JSON.parse(JSON.stringify(answers)));
console.log(`scoring takes ${(scoring / copying).toFixed(2)} times as long as copying the answers through JSON`);
console.log(`(${microseconds(scoring)} and ${microseconds(copying)} microseconds, medians of ${rounds} rounds)`);

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function percent(times = 0): string {
  return ((100 * times) / visitors).toFixed(2).padStart(8);
}

/** Returns the milliseconds for all visitors, as the median of the rounds. */
function time(work: (answers: Answers) => unknown): number {
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      for (const answers of everyAnswer) work(answers);
      return performance.now() - start;
    }),
  );
}

function microseconds(total: number): string {
  return ((1000 * total) / visitors).toFixed(2);
}
