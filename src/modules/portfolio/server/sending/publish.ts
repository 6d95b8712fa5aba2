import { createHash } from 'node:crypto'
import { createAnnouncement } from '#announcements/server/store.ts'
import { previewReach } from '#announcements/server/delivery.ts'
import { claimKey, saveReply } from '#platform/server/http/idempotency.ts'
import { days } from '#platform/time/dates.ts'
import type { NewMessage } from '../../schemas.ts'
import type { BuildingText } from '../../rules.ts'
import { ensureAccount, type PortfolioPerson, unknownPassword } from '../opening/building-account.ts'
import type { BuildingContext } from '../portfolio-buildings.ts'
import { z } from 'zod'

/** How long a message can be repeated for a building that failed without being published there twice, in milliseconds. */
const retriesFor = days(30)
const Published = z.object({ announcementId: z.uuid(), accountId: z.uuid(), people: z.int() })
export type Published = z.infer<typeof Published>

/**
 * Publishes a message in one building, in its name and languages, as the account of the person there. The building's own store
 * writes the announcement, its audit, e-mails and notifications. The id of the message is claimed in the same transaction, so
 * that a repeated call publishes nothing and answers as before.
 */
export async function publishInBuilding(
  { db, mail, jobs, origin }: BuildingContext,
  message: Pick<NewMessage, 'id' | 'audience' | 'category' | 'byMail' | 'publishAt'> & { text: BuildingText },
  person: { linkedId: string | null; profile: PortfolioPerson },
  now: Date,
): Promise<Published> {
  const { id, audience, category, byMail, publishAt, text } = message
  const passwordHash = await unknownPassword()
  const call = { userId: null, endpoint: 'message of the portfolio', key: id }
  return db.transaction(async (tx) => {
    const earlier = await claimKey(tx, call, hashOf(id), now, retriesFor)
    if (typeof earlier === 'object') return Published.parse(earlier.reply)
    const by = await ensureAccount(tx, person.linkedId, person.profile, passwordHash, now)
    const announcement = await createAnnouncement(
      tx,
      { mail, jobs, origin: origin() },
      {
        ...text,
        category,
        audience: { kind: audience },
        pinned: false,
        emergency: false,
        byMail,
        fileIds: [],
        // A retry may come after the time that was chosen.
        ...(publishAt === null || new Date(publishAt) <= now
          ? { when: 'now' }
          : { when: 'later', publishedAt: publishAt }),
      },
      by,
      now,
    )
    const people = announcement.reach?.people ?? (await previewReach(tx, { kind: audience }, now)).people
    const published = { announcementId: announcement.id, accountId: by.id, people }
    await saveReply(tx, call, published, 200)
    return published
  })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
