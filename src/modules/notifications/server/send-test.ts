import { sql } from 'drizzle-orm'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import type { Channel } from '../choices.ts'
import { notificationTexts } from '../messages/index.ts'
import { notify } from './notify.ts'

const window = 600_000
const limit = 3

/** Sends a person a test, and returns the channels that it goes through. Throws 429 after a few. */
export async function sendTest(db: Database, { id }: { id: string }, now: Date): Promise<{ channels: Channel[] }> {
  return db.transaction(async (tx) => {
    const counters = [{ kind: 'notification-test', subject: id, limit, window }]
    await throttle(tx, counters, (language) => notificationTexts[language].errors.tooManyTests, now)
    const link = paths.notificationChoices()
    const [sent] = await notify(tx, { kind: 'test', params: {}, recipients: [id], link }, now)
    const rows = await queryRows<{ channel: Channel }>(
      tx,
      sql`select channel from notification_deliveries where notification_id = ${sent?.id ?? null}`,
    )
    return { channels: ['bell', ...rows.map(({ channel }) => channel)] }
  })
}
