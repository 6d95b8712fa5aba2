import { sql } from 'drizzle-orm'
import { Refusal } from '../refusal.ts'
import type { Database } from './database.ts'

/** One counter: at most `limit` within `window` milliseconds for this subject. */
export type Throttle = { kind: string; subject: string; limit: number; window: number }

/**
 * Counts one more and gives the count within the running window. The counters live in the database,
 * so that a restart or a second server does not forget them.
 */
async function countOne(db: Database, { kind, subject, window }: Throttle, now: Date) {
  const ends = new Date(now.getTime() + window).toISOString()
  const at = now.toISOString()
  const { rows } = await db.execute<{ count: number; seconds: number }>(sql`
    insert into throttle_counters as c (kind, subject, count, window_ends_at) values (${kind}, ${subject}, 1, ${ends})
    on conflict (kind, subject) do update set
      count = case when c.window_ends_at <= ${at}::timestamptz then 1 else c.count + 1 end,
      window_ends_at = case when c.window_ends_at <= ${at}::timestamptz then excluded.window_ends_at else c.window_ends_at end
    returning count, ceil(extract(epoch from window_ends_at - ${at}::timestamptz))::int as seconds`)
  return rows[0] ?? { count: 1, seconds: 0 }
}

/**
 * Counts the try and refuses with 429 and Retry-After when it is one too many. It counts before it knows how the try
 * ends, so that many at once cannot slip through together; a try that was no failure is given back.
 */
export async function throttle(db: Database, counters: readonly Throttle[], message: string, now: Date): Promise<void> {
  for (const counter of counters) {
    const { count, seconds } = await countOne(db, counter, now)
    if (count > counter.limit) throw tooMany(message, seconds)
  }
}

/** Gives a try back, because it was no failure after all. */
export async function giveBack(db: Database, counters: readonly Throttle[]): Promise<void> {
  for (const { kind, subject } of counters)
    await db.execute(
      sql`update throttle_counters set count = greatest(count - 1, 0) where kind = ${kind} and subject = ${subject}`,
    )
}

/** Begins a counter anew. */
export async function clearCounter(db: Database, { kind, subject }: Pick<Throttle, 'kind' | 'subject'>): Promise<void> {
  await db.execute(sql`delete from throttle_counters where kind = ${kind} and subject = ${subject}`)
}

const tooMany = (message: string, seconds: number) =>
  new Refusal(429, 'too_many', message, { headers: { 'Retry-After': String(Math.max(1, seconds)) } })

/** The part of an address that one household or office shares: /32 of IPv4, /64 of IPv6. */
export function prefixOf(address: string): string {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (v4) return v4
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
