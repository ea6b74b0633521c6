/** A chair seen from the side: its back stands on the origin and it faces right. */
export const chair = "M0-230V0M0-104h104V0";
