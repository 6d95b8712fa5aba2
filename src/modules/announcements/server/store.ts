import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { conflict, invalid } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import { defaultLanguage } from '#platform/language/language.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type Changing, recordChange } from '#undo/server/record-change.ts'
import type { SendingTime } from '../choices.ts'
import type { AnnouncementChanges, NewAnnouncement } from '../announcement-input.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { isUndoable, type Plan, stateOf, validateChange, validatePlan } from '../rules.ts'
import { setFiles } from './attachments.ts'
import { type AnnouncementAudience, toStored } from '../announcement-audience.ts'
import { loadAudience, setPeople } from './audience/audience-people.ts'
import { assertUnitsExist } from './audience/audience-units.ts'
import { deliver, deliveryQueue, type DeliveryContext } from './delivery.ts'
import { type AnnouncementRow, findAnnouncement, lockAnnouncement } from './reads.ts'
import { announcements } from './table.ts'

const toDate = (text: string | null | undefined) => (text ? new Date(text) : null)

/** Creates an announcement and delivers or schedules it. Throws 400 with the invalid field. */
export async function createAnnouncement(
  db: Database,
  context: DeliveryContext,
  input: NewAnnouncement,
  by: Author,
  now: Date,
) {
  const id = newId()
  const plan = { ...input, publishedAt: toDate(input.publishedAt), expiresAt: toDate(input.expiresAt) }
  assertPlanValid(plan, now)
  return db.transaction(async (tx) => {
    await assertUnitsExist(tx, input.audience)
    const {
      title,
      body,
      language = defaultLanguage(),
      translations,
      category,
      pinned,
      emergency,
      byMail,
      expiresAt,
    } = plan
    const audience = toStored(input.audience)
    const publishedAt = publishTime(plan, now)
    const text = { title, body, language, translations }
    const row = { ...text, category, pinned, emergency, byMail, audience, publishedAt, expiresAt }
    await tx.insert(announcements).values({ id, ...row, createdBy: by.id, createdAt: now, updatedAt: now })
    await setPeople(tx, id, input.audience)
    await setFiles(tx, id, input.fileIds, by)
    const after = { title, category, audience: inAudit(input.audience), when: input.when }
    await writeAudit(tx, { by, action: 'wrote', recordType: 'announcements', recordId: id, after, now })
    await deliverOrSchedule(tx, context, id, publishedAt, now)
    await notifyChanged(tx, { topic: 'announcements' })
    return findAnnouncement(tx, id, now)
  })
}

/** The audience as the audit log has it: how many people, and not who they are. */
const inAudit = (audience: AnnouncementAudience) =>
  audience.kind === 'people' ? { kind: audience.kind, people: audience.userIds.length } : audience

/** The given values that are different from those of the row, before and after. */
function differenceOf(row: AnnouncementRow, values: Partial<AnnouncementRow>) {
  const names = (Object.keys(values) as (keyof AnnouncementRow)[]).filter(
    (name) => values[name] !== undefined && !isDeepStrictEqual(values[name], row[name]),
  )
  const pick = (from: Partial<AnnouncementRow>) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(row), after: pick(values) }
}

/**
 * Changes the given fields. Throws 409 for fields that cannot change after delivery, 412 for an outdated version.
 */
export async function updateAnnouncement(
  db: Database,
  context: DeliveryContext,
  id: string,
  changes: AnnouncementChanges,
  { by, ifMatch, operation, now }: Changing,
): Promise<OfficeAnnouncement> {
  return db.transaction(async (tx) => {
    const locked = await lockAnnouncement(tx, id, ifMatch, now)
    const { fileIds, when: _, publishedAt: __, expiresAt, ...plain } = changes
    const error = validateChange(locked, changes)
    if (error) throw conflict('already_sent', error.message, error.field)
    const plan = applyChangesToPlan(locked, changes, now)
    if (!locked.deliveredAt || expiresAt !== undefined) assertPlanValid(plan, now)
    const presentAudience = await loadAudience(tx, locked)
    if (changes.audience) {
      await assertUnitsExist(tx, changes.audience)
      await setPeople(tx, id, changes.audience)
    }
    const publishAt = locked.deliveredAt ? locked.publishedAt : publishTime(plan, now)
    await tx
      .update(announcements)
      .set({
        ...omitUndefined({ ...plain, audience: changes.audience && toStored(changes.audience) }),
        publishedAt: publishAt,
        expiresAt: plan.expiresAt,
        version: locked.version + 1,
        updatedAt: now,
      })
      .where(eq(announcements.id, id))
    if (fileIds) await setFiles(tx, id, fileIds, by)
    const difference = differenceOf(
      { ...locked, audience: inAudit(presentAudience) },
      {
        ...plain,
        audience: changes.audience && inAudit(changes.audience),
        publishedAt: publishAt,
        expiresAt: plan.expiresAt,
      },
    )
    const after = { ...difference.after, ...(fileIds ? { files: fileIds.length } : {}) }
    await writeAudit(tx, {
      by,
      action: 'changed',
      recordType: 'announcements',
      recordId: id,
      before: difference.before,
      after,
      now,
    })
    const undoable = { operation: isUndoable(locked, changes) ? operation : undefined, recordType: 'announcements' }
    await recordChange(tx, undoable, locked, Object.keys(difference.before), { by, now })
    if (!locked.deliveredAt) await deliverOrSchedule(tx, context, id, publishAt, now)
    await notifyChanged(tx, { topic: 'announcements', residents: locked.deliveredAt ? 'everyone' : [] })
    return findAnnouncement(tx, id, now)
  })
}

/**
 * Sends the failed e-mails of an announcement again, to the current addresses.
 */
export async function retryEmails(db: Database, context: DeliveryContext, id: string, by: Author, now: Date) {
  return db.transaction(async (tx) => {
    await lockAnnouncement(tx, id, null, now)
    const { rows } = await tx.execute<{ id: string; address: string | null }>(sql`
      select m.id, case when u.deleted_at is null then coalesce(t.email_primary, nullif(u.email, '')) end as address
      from announcement_recipients r join mail_outbox m on m.id = r.mail_id join users u on u.id = r.user_id
      left join residents t on t.user_id = u.id
      where r.announcement_id = ${id} and m.status = 'failed' for update of m`)
    const count = await context.mail.requeue(
      tx,
      rows.map((row) => row.id),
      now,
      new Map(rows.flatMap((row) => (row.address ? [[row.id, row.address] as const] : []))),
    )
    if (count > 0) {
      await writeAudit(tx, {
        by,
        action: 'sent again',
        recordType: 'announcements',
        recordId: id,
        after: { emails: count },
        now,
      })
      await notifyChanged(tx, { topic: 'announcements' })
    }
    return findAnnouncement(tx, id, now)
  })
}

/** The plan after the changes; absent fields stay unchanged. */
function applyChangesToPlan(current: AnnouncementRow, changes: AnnouncementChanges, now: Date): Plan {
  const state = stateOf({ ...current, archivedAt: null }, now)
  const currentTime: SendingTime = state === 'draft' ? 'draft' : state === 'scheduled' ? 'later' : 'now'
  return {
    when: changes.when ?? currentTime,
    publishedAt: changes.publishedAt === undefined ? current.publishedAt : toDate(changes.publishedAt),
    expiresAt: changes.expiresAt === undefined ? current.expiresAt : toDate(changes.expiresAt),
    emergency: changes.emergency ?? current.emergency,
  }
}

function assertPlanValid(plan: Plan, now: Date) {
  const error = validatePlan(plan, now)
  if (error) throw invalid(error.field, error.message)
}

const publishTime = ({ when, publishedAt }: Plan, now: Date) =>
  when === 'draft' ? null : when === 'now' ? now : publishedAt

/** Delivers now, in the same transaction, or schedules a job. */
async function deliverOrSchedule(
  tx: Database,
  context: DeliveryContext,
  id: string,
  publishedAt: Date | null,
  now: Date,
) {
  if (publishedAt && publishedAt > now) await context.jobs.enqueue(tx, deliveryQueue, { id }, publishedAt)
  else await deliver(tx, context, id, now)
}

const omitUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
