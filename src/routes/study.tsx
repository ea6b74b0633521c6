import { Box } from "@chakra-ui/react";
import { studyOffers, studyOpeningsAt, studyPage } from "../../data/study.ts";
import { trailOver } from "../../data/trails.ts";
import { builtAt } from "../components/use-hydrated.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { StudyEquity, StudyHero, StudyOffer, StudyOrMembership } from "../sections/study/study-offer.tsx";
import type { Route } from "./+types/study.ts";

const trail = trailOver("/academy");

export const meta = pageMetaBelow(trail, "/academy/study");

/** Runs at build time. The text is made from plans and programs, which don't reach the browser. */
export function loader() {
  return { offers: studyOffers, words: studyPage, openings: studyOpeningsAt(builtAt) };
}

/** From light to dark as the offers grow. */
const tones = ["canvas", "tint", "deep"] as const;

export default function StudyRoute({ loaderData: { offers, words, openings } }: Route.ComponentProps) {
  return (
    <Box colorPalette="night">
      <StudyHero title={words.title} lead={words.lead} trail={trail} offers={offers} />
      {offers.map((offer, index) => (
        <StudyOffer
          key={offer.key}
          offer={offer}
          tone={tones[index] ?? "canvas"}
          words={words}
          opens={openings[offer.key]}
        />
      ))}
      <StudyOrMembership {...words.membership} payNote={words.payNote} />
      <StudyEquity {...words.equity} />
    </Box>
  );
}
