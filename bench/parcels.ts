import type pg from 'pg'

type Call = { method?: string; url: string; body?: string }
type Load = (count: number, createCall: (n: number, lane: number) => Call) => Promise<void>

/**
 * Takes in parcels of people who live in the building, without a label. They are removed now and then, because a desk with
 * thousands of them would be unlike a real one.
 */
export const createParcels = (at: string, client: pg.Client, load: Load) => {
  let homes: { unitId: string; recipientId: string }[] = []
  return async (count: number) => {
    if (homes.length === 0) {
      const { rows } = await client.query<{ unitId: string; recipientId: string }>(
        `select a.unit_id as "unitId", r.user_id as "recipientId" from assignments a
           join residents r on r.id = a.resident_id where a.ended_at is null order by a.id limit 200`,
      )
      homes = rows
    }
    for (let left = count; left > 0; left -= 200) {
      await load(Math.min(left, 200), (n, lane) => ({
        method: 'POST',
        url: `${at}/api/desk/packages`,
        body: JSON.stringify({ ...homes[(n * 8 + lane) % homes.length], note: 'measured' }),
      }))
      await client.query("delete from packages where note = 'measured'")
    }
  }
}
