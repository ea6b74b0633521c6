import type { Query } from "./database.ts";
import type { Placement } from "./submission.ts";

export const placementColumns = `is_waiting, CASE WHEN is_waiting = 1 THEN (
  SELECT COUNT(*) FROM event_turn AS ahead
  WHERE ahead.event = own.event AND ahead.is_waiting = 1 AND ahead.turn <= own.turn
) END AS waiting_number`;
export const joinedTurn = "LEFT JOIN event_turn AS own ON own.submission_id = submission.id";

export interface PlacementRow {
  is_waiting: number | null;
  waiting_number: number | null;
}

export function placementIn({ is_waiting, waiting_number }: PlacementRow): Placement | undefined {
  if (is_waiting === null) return undefined;
  return is_waiting === 1 ? { state: "waiting", number: Number(waiting_number) } : { state: "place" };
}

export async function placementOf(query: Query, id: string): Promise<Placement | undefined> {
  const sql = `SELECT ${placementColumns} FROM submission ${joinedTurn} WHERE submission.id = $1`;
  return (await query<PlacementRow>(sql, [id])).map(placementIn)[0];
}
