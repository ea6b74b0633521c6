import type { Event, Organization, WithContext } from "schema-dts";
import type { PublicEvent } from "../../data/events.ts";

interface Around {
  site: { name: string; origin: string };
  /** Absolute address of the event’s page. */
  url: string;
  /** Who holds it with us. */
  partner?: { name: string; link: string };
}

const vocabulary = "https://schema.org";

/** An event in schema.org’s words (https://schema.org/Event), for search engines. */
export function eventStructuredData(event: PublicEvent, { site, url, partner }: Around): WithContext<Event> {
  const { title, description, startsAt, endsAt, places, announced } = event;
  const us: Organization = { "@type": "Organization", name: site.name, url: site.origin };
  return {
    "@context": vocabulary,
    "@type": "Event",
    name: title,
    description,
    url,
    image: `${site.origin}/social.png`,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${vocabulary}/EventScheduled`,
    eventAttendanceMode: `${vocabulary}/${event.attendance === "online" ? "Online" : "Offline"}EventAttendanceMode`,
    location: locationOf(event, url),
    organizer: us,
    performer: partner ? { "@type": "Organization", name: partner.name, url: partner.link } : us,
    isAccessibleForFree: true,
    ...(places !== undefined && { maximumAttendeeCapacity: places }),
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "USD",
      url: `${url}#register`,
      availability: `${vocabulary}/InStock`,
      validFrom: announced,
    },
  };
}

function locationOf({ location, address }: PublicEvent, url: string): Event["location"] {
  if (!address) return { "@type": "VirtualLocation", name: location, url };
  return { "@type": "Place", name: location, address: address.join(", ") };
}
