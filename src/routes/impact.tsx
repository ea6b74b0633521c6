import { giftUses, givingPage } from "../../data/giving.ts";
import { type ImpactRow, impactPage, moneyRows, otherRows, peopleRows } from "../../data/impact.ts";
import { peopleRings } from "../drawings/people-rings.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { GiftDots } from "../sections/donate/gift-dots.tsx";
import {
  ImpactFiles,
  ImpactHero,
  ImpactPeople,
  ImpactTable,
  type ShownFigure,
} from "../sections/impact/impact-page.tsx";
import type { Route } from "./+types/impact.ts";

export const meta = pageMeta("/impact");

function shown({ key, value, label, counts, period, source }: ImpactRow): ShownFigure {
  return { key, value, label, counts, period, source };
}

/** Runs at build time: the rings are drawn once, and their drawing code stays out of the page's script. */
export function loader() {
  return {
    words: impactPage,
    people: peopleRows.map(shown),
    money: moneyRows.map(shown),
    other: otherRows.map(shown),
    rings: peopleRings(peopleRows.map(({ number }) => number ?? 0)),
  };
}

export default function ImpactRoute({ loaderData: { words, people, money, other, rings } }: Route.ComponentProps) {
  const { columns } = words;
  return (
    <>
      <ImpactHero title={words.title} lead={words.lead} />
      <ImpactPeople words={words.people} columns={columns} figures={people} rings={rings} />
      <ImpactTable id="money" tone="canvas" words={words.money} columns={columns} figures={money}>
        <GiftDots copy={givingPage.where.dots} uses={giftUses} />
      </ImpactTable>
      <ImpactTable id="other" tone="sunken" words={words.other} columns={columns} figures={other} />
      <ImpactFiles missing={words.missing} files={words.files} wrong={words.wrong} />
    </>
  );
}
