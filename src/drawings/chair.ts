/** A chair in side view, facing right. The foot of its back is at the origin. */
export const chair = "M0-230V0M0-104h104V0";
