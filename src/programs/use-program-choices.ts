import type { programFacets } from "../../data/program-facets.ts";
import { useUrlChoice } from "../components/use-url-choice.ts";
import { any } from "./program-choices.ts";

export function useProgramChoices({ place, time, price, role }: typeof programFacets) {
  const [chosenPlace, choosePlace] = useUrlChoice<string>("place", [any, ...valuesOf(place)]);
  const [chosenTime, chooseTime] = useUrlChoice<string>("time", [any, ...valuesOf(time)]);
  const [chosenPrice, choosePrice] = useUrlChoice<string>("price", [any, ...valuesOf(price)]);
  const [chosenRole, chooseRole] = useUrlChoice<string>("role", [any, ...valuesOf(role)]);
  return {
    chosen: { place: chosenPlace, time: chosenTime, price: chosenPrice, role: chosenRole },
    choose: { place: choosePlace, time: chooseTime, price: choosePrice, role: chooseRole },
  };
}

function valuesOf(options: readonly { value: string }[]): string[] {
  return options.map(({ value }) => value);
}
