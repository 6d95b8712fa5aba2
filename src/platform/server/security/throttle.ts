import { sql } from 'drizzle-orm'
import { HttpError } from '../../http-error.ts'
import type { Message } from '../../language/language.ts'
import type { Database } from '../database/drizzle.ts'

/** One counter: at most `limit` within `window` milliseconds for this subject. */
export type Throttle = { kind: string; subject: string; limit: number; window: number }

/**
 * Counts one attempt and returns the count within the current window. The counters are in the database, so that a
 * restart or a second server keeps them. After a clock was set back, a window ends no later than one that begins now,
 * and its count stays.
 */
export async function countOne(db: Database, { kind, subject, window }: Throttle, now: Date) {
  const ends = new Date(now.getTime() + window).toISOString()
  const at = now.toISOString()
  const { rows } = await db.execute<{ count: number; seconds: number }>(sql`
    insert into throttle_counters as c (kind, subject, count, window_ends_at) values (${kind}, ${subject}, 1, ${ends})
    on conflict (kind, subject) do update set
      count = case when c.window_ends_at <= ${at}::timestamptz then 1 else c.count + 1 end,
      window_ends_at = case when c.window_ends_at <= ${at}::timestamptz then excluded.window_ends_at
        else least(c.window_ends_at, excluded.window_ends_at) end
    returning count, ceil(extract(epoch from window_ends_at - ${at}::timestamptz))::int as seconds`)
  return rows[0] ?? { count: 1, seconds: 0 }
}

/**
 * Counts the attempt and throws 429 with Retry-After above the limit. It counts before the result of the attempt is
 * known, so that many simultaneous attempts cannot pass together; a successful attempt is given back.
 */
export async function throttle(db: Database, counters: readonly Throttle[], text: Message, now: Date): Promise<void> {
  for (const counter of counters) {
    const { count, seconds } = await countOne(db, counter, now)
    if (count > counter.limit) throw tooMany(text, seconds)
  }
}

/** Takes back an attempt that was not a failure. */
export async function refundAttempt(db: Database, counters: readonly Throttle[]): Promise<void> {
  for (const { kind, subject } of counters)
    await db.execute(
      sql`update throttle_counters set count = greatest(count - 1, 0) where kind = ${kind} and subject = ${subject}`,
    )
}

/** Resets a counter. */
export async function clearCounter(db: Database, { kind, subject }: Pick<Throttle, 'kind' | 'subject'>): Promise<void> {
  await db.execute(sql`delete from throttle_counters where kind = ${kind} and subject = ${subject}`)
}

export const tooMany = (text: Message, seconds: number) =>
  new HttpError(429, 'too_many', text, { headers: { 'Retry-After': String(Math.max(1, seconds)) } })

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
