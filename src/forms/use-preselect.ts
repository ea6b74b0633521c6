import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Fills a field with `?name=value` of the address, where `accepts` finds the value fit. It happens after hydration,
 * because pages are prerendered without a query. On arrival, what the visitor has already typed or chosen stays
 * (`initial` is the prerendered value); a link followed later on the same page is a choice too, and wins.
 */
export function usePreselect<Control extends HTMLInputElement | HTMLSelectElement>(
  name: string,
  initial: string,
  accepts: (value: string) => boolean,
) {
  const control = useRef<Control>(null);
  const arrived = useRef(false);
  const { search } = useLocation();
  const fill = useEffectEvent((query: string) => {
    const wanted = new URLSearchParams(query).get(name);
    const field = control.current;
    if (field && wanted !== null && accepts(wanted) && (arrived.current || field.value === initial)) {
      field.value = wanted;
    }
    arrived.current = true;
  });
  useEffect(() => fill(search), [search]);
  return control;
}
