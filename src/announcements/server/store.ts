import { eq, sql } from 'drizzle-orm'
import { conflict, invalid, notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { SendingTime } from '../choices.ts'
import type { AnnouncementChanges, NewAnnouncement, OfficeAnnouncement } from '../contract.ts'
import { type Plan, stateOf, whyNotChange, whyNotEnd, whyNotSend } from '../rules.ts'
import { putFiles } from './attachments.ts'
import { deliver, deliveryQueue, type Post } from './delivery.ts'
import { findAnnouncement } from './reads.ts'
import { announcements } from './table.ts'
import { audiencesOf, putTargets } from './targets.ts'

type Held = typeof announcements.$inferSelect
const instant = (text: string | null | undefined) => (text ? new Date(text) : null)

/** Writes an announcement, and sends it where it says so. Refuses with 400 naming the field that makes no sense. */
export async function writeAnnouncement(db: Database, post: Post, sent: NewAnnouncement, by: Author, now: Date) {
  const id = newId()
  const plan = { ...sent, publishedAt: instant(sent.publishedAt), expiresAt: instant(sent.expiresAt) }
  demandSendable(plan, now)
  return db.transaction(async (tx) => {
    const { title, body, category, pinned, emergency, byMail, expiresAt } = plan
    const publishedAt = timeOf(plan, now)
    const row = { title, body, category, pinned, emergency, byMail, publishedAt, expiresAt }
    await tx.insert(announcements).values({ id, ...row, createdBy: by.id, createdAt: now, updatedAt: now })
    await putTargets(tx, id, sent.audience)
    await putFiles(tx, id, sent.fileIds, by)
    const after = { title, category, audience: sent.audience, when: sent.when }
    await writeAudit(tx, { by, action: 'wrote', noun: 'announcements', recordId: id, after, now })
    await sendOrPlan(tx, post, id, publishedAt, now)
    await tellChanged(tx, { topic: 'announcements' })
    return findAnnouncement(tx, id, now)
  })
}

/** Changes what was sent along. Refuses with 409 what stays once it went out, with 412 when the caller saw an older one. */
export async function changeAnnouncement(
  db: Database,
  post: Post,
  id: string,
  changes: AnnouncementChanges,
  by: Author,
  ifMatch: number | null,
  now: Date,
): Promise<OfficeAnnouncement> {
  return db.transaction(async (tx) => {
    const held = await hold(tx, id, ifMatch, now)
    const { audience, fileIds, when: sentWhen, publishedAt, expiresAt, ...plain } = changes
    const why = whyNotChange(held, changes)
    if (why) throw conflict('already_sent', why.message, why.field)
    const plan = await planAfter(tx, held, changes, now)
    if (!held.deliveredAt || expiresAt !== undefined) demandSendable(plan, now)
    const goesOut = held.deliveredAt ? held.publishedAt : timeOf(plan, now)
    await tx
      .update(announcements)
      .set({
        ...definedOf(plain),
        publishedAt: goesOut,
        expiresAt: plan.expiresAt,
        version: held.version + 1,
        updatedAt: now,
      })
      .where(eq(announcements.id, id))
    if (audience) await putTargets(tx, id, audience)
    if (fileIds) await putFiles(tx, id, fileIds, by)
    const after = definedOf({ ...plain, audience, when: sentWhen, publishedAt, expiresAt, files: fileIds?.length })
    await writeAudit(tx, { by, action: 'changed', noun: 'announcements', recordId: id, after, now })
    if (!held.deliveredAt) await sendOrPlan(tx, post, id, goesOut, now)
    await tellChanged(tx, { topic: 'announcements', residents: held.deliveredAt ? 'everyone' : [] })
    return findAnnouncement(tx, id, now)
  })
}

/** Lets a published announcement expire now. */
export const endAnnouncement = (db: Database, id: string, by: Author, ifMatch: number | null, now: Date) =>
  move(db, { id, by, ifMatch, now, action: 'ended' }, (held) => {
    const why = whyNotEnd(held, now)
    if (why) throw conflict('not_running', why)
    // The database wants an end after the beginning, also within the same millisecond.
    return { expiresAt: new Date(Math.max(now.getTime(), (held.publishedAt?.getTime() ?? 0) + 1)) }
  })

/** Puts an announcement away; one that is away already stays as it is. */
export const archiveAnnouncement = (db: Database, id: string, by: Author, ifMatch: number | null, now: Date) =>
  move(db, { id, by, ifMatch, now, action: 'archived' }, (held) => (held.archivedAt ? null : { archivedAt: now }))

/** Sends the failed letters of an announcement again, to the addresses people have now; without any, nothing happens. */
export async function retryLetters(db: Database, post: Post, id: string, by: Author, now: Date) {
  return db.transaction(async (tx) => {
    await hold(tx, id, null, now)
    const { rows } = await tx.execute<{ id: string; address: string | null }>(sql`
      select m.id, case when u.deleted_at is null then coalesce(t.email_primary, u.email) end as address
      from announcement_recipients r join mail_outbox m on m.id = r.mail_id join users u on u.id = r.user_id
      left join tenants t on t.user_id = u.id
      where r.announcement_id = ${id} and m.status = 'failed' for update of m`)
    const letters = await post.mail.postAgain(
      tx,
      rows.map((row) => row.id),
      now,
      new Map(rows.flatMap((row) => (row.address ? [[row.id, row.address] as const] : []))),
    )
    if (letters > 0) {
      await writeAudit(tx, { by, action: 'sent again', noun: 'announcements', recordId: id, after: { letters }, now })
      await tellChanged(tx, { topic: 'announcements' })
    }
    return findAnnouncement(tx, id, now)
  })
}

type Move = { id: string; by: Author; ifMatch: number | null; now: Date; action: string }

function move(db: Database, { id, by, ifMatch, now, action }: Move, changes: (held: Held) => Partial<Held> | null) {
  return db.transaction(async (tx) => {
    const held = await hold(tx, id, ifMatch, now)
    const changed = changes(held)
    if (changed) {
      await tx
        .update(announcements)
        .set({ ...changed, version: held.version + 1, updatedAt: now })
        .where(eq(announcements.id, id))
      await writeAudit(tx, { by, action, noun: 'announcements', recordId: id, now })
      await tellChanged(tx, { topic: 'announcements', residents: held.deliveredAt ? 'everyone' : [] })
    }
    return findAnnouncement(tx, id, now)
  })
}

/** Locked until the transaction ends; refuses with 404, or with 412 when the caller saw an older one. */
async function hold(tx: Database, id: string, ifMatch: number | null, now: Date): Promise<Held> {
  const [held] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  if (!held) throw notFound('Announcement')
  if (ifMatch !== null && ifMatch !== held.version) throw stale(await findAnnouncement(tx, id, now))
  return held
}

/** What stands after the changes: what is not said stays. */
async function planAfter(tx: Database, held: Held, changes: AnnouncementChanges, now: Date): Promise<Plan> {
  const state = stateOf({ ...held, archivedAt: null }, now)
  const presently: SendingTime = state === 'draft' ? 'draft' : state === 'scheduled' ? 'later' : 'now'
  const audience = changes.audience ?? (await audiencesOf(tx, [held.id])).get(held.id)?.audience
  return {
    when: changes.when ?? presently,
    publishedAt: changes.publishedAt === undefined ? held.publishedAt : instant(changes.publishedAt),
    expiresAt: changes.expiresAt === undefined ? held.expiresAt : instant(changes.expiresAt),
    emergency: changes.emergency ?? held.emergency,
    audience: audience ?? { kind: 'everyone' },
  }
}

function demandSendable(plan: Plan, now: Date) {
  const why = whyNotSend(plan, now)
  if (why) throw invalid(why.field, why.message)
}

const timeOf = ({ when, publishedAt }: Plan, now: Date) =>
  when === 'draft' ? null : when === 'now' ? now : publishedAt

/** At once in the same transaction, or by a job at its time. */
async function sendOrPlan(tx: Database, post: Post, id: string, publishedAt: Date | null, now: Date) {
  if (publishedAt && publishedAt > now) await post.jobs.post(tx, deliveryQueue, { id }, publishedAt)
  else await deliver(tx, post, id, now)
}

const definedOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
