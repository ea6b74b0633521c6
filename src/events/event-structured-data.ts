import type { Event, Organization, WithContext } from "schema-dts";
import type { PublicEvent } from "../../data/events.ts";
import { isCalledOff } from "./event-rules.ts";

interface Around {
  /** Absolute URL. */
  url: string;
  image: string;
  organizer: Organization;
  partner?: { name: string; link: string };
}

const vocabulary = "https://schema.org";

/** Describes an event for search engines (https://schema.org/Event). */
export function eventStructuredData(
  event: PublicEvent,
  { url, image, organizer, partner }: Around,
): WithContext<Event> {
  const { title, description, startsAt, endsAt, places, announced } = event;
  return {
    "@context": vocabulary,
    "@type": "Event",
    name: title,
    description,
    url,
    image,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${vocabulary}/${isCalledOff(event) ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `${vocabulary}/${event.attendance === "online" ? "Online" : "Offline"}EventAttendanceMode`,
    location: locationOf(event, url),
    organizer,
    performer: partner ? { "@type": "Organization", name: partner.name, url: partner.link } : organizer,
    isAccessibleForFree: true,
    ...(places !== undefined && { maximumAttendeeCapacity: places }),
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "USD",
      url: `${url}#register`,
      availability: `${vocabulary}/${event.status === "upcoming" ? "InStock" : "SoldOut"}`,
      validFrom: announced,
    },
  };
}

function locationOf({ location, address }: PublicEvent, url: string): Event["location"] {
  if (!address) return { "@type": "VirtualLocation", name: location, url };
  return { "@type": "Place", name: location, address: address.join(", ") };
}
