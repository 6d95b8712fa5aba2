import type { Agent } from 'node:https'
import { and, eq, isNull } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { isPushService } from '../../push-services.ts'
import { pushSubscriptions } from '../table.ts'
import { keyPair } from './push-keys.ts'

export type PushTools = {
  secretKey: Buffer
  /** The origin of a push service of a test. */
  testService: string | null
  agent?: Agent
}
export type Message = { id: string; title: string; line: string; link: string | null; urgent: boolean }

const timeout = 10_000
/** Seconds for which the service keeps a message for a browser that is off. */
const storedFor = 86_400

/**
 * Sends a message to every browser of a person. One whose service no longer knows it (404, 410) ends. Returns whether a
 * browser has it; throws when one did not get it and another try could help.
 */
export async function sendPush(db: Database, tools: PushTools, userId: string, message: Message, now: Date) {
  const browsers = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.endedAt)))
  if (browsers.length === 0) return false
  const [profile] = await db.select({ email: building.officeEmail }).from(building)
  const keys = await keyPair(db, tools.secretKey, now)
  const options = {
    vapidDetails: { subject: `mailto:${profile?.email ?? 'office@localhost'}`, ...keys },
    TTL: storedFor,
    timeout,
    urgency: message.urgent ? 'high' : 'normal',
    // A message that is sent again replaces the first one, where the browser has not had it yet.
    topic: message.id.replaceAll('-', ''),
    ...(tools.agent ? { agent: tools.agent } : {}),
  } as const
  const { default: webPush, WebPushError } = await import('web-push')
  const payload = JSON.stringify(message)
  const results = await Promise.all(
    browsers.map(async ({ id, endpoint, p256dh, auth }) => {
      if (!isPushService(endpoint, tools.testService)) return endSubscription(db, id, userId, now)
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options)
        return 'sent' as const
      } catch (error) {
        const gone = error instanceof WebPushError && (error.statusCode === 404 || error.statusCode === 410)
        return gone ? endSubscription(db, id, userId, now) : error
      }
    }),
  )
  if (results.includes('sent')) return true
  const failed = results.find((result) => result !== 'ended')
  if (failed !== undefined) throw failed instanceof Error ? failed : new Error('The push service gave no answer.')
  return false
}

async function endSubscription(db: Database, id: string, userId: string, now: Date) {
  await db.update(pushSubscriptions).set({ endedAt: now, updatedAt: now }).where(eq(pushSubscriptions.id, id))
  await notifyChanged(db, { topic: 'notifications', only: [userId] })
  return 'ended' as const
}
