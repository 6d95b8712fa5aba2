import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Language } from '#platform/language/registry.ts'
import { isOffice, type Role } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { users } from '#accounts/server/table.ts'
import type { Kind } from '#notifications/kinds.ts'
import { describe, type ParamsOf } from '#notifications/messages/kinds.ts'
import { type NewNotification, notify } from '#notifications/server/notify.ts'
import type { Alert } from '../contract.ts'
import { onCallWords as words } from '../messages/en.ts'
import { lastLevel, levelPerson } from '../rules.ts'
import { currentOrder, listEveryone } from './rota.ts'
import { alertNotices, alerts } from './table.ts'

type Row = typeof alerts.$inferSelect
export type NewAlert<K extends Kind> = {
  kind: K
  params: ParamsOf<K>
  link: string | null | ((role: Role) => string | null)
  about?: { type: string; id: string }
  /** The same key raises one alert only. */
  key: string
  /** Who knows already, such as the author; recorded as alerted, and not notified again. */
  by?: { id: string } | null
}

const dayMs = 86_400_000

/**
 * Alerts the person on call, in the transaction of the event; without a rota everyone in the office. Nobody taking it
 * brings in the next person, then everyone (`escalateAlerts`). Returns the alert's id, null when the key had one.
 */
export async function raiseAlert<K extends Kind>(tx: Database, alert: NewAlert<K>, now: Date): Promise<string | null> {
  const { kind, params, link, about, key } = alert
  const id = newId()
  const [created] = await tx
    .insert(alerts)
    .values({
      id,
      kind,
      params: params as unknown as Record<string, unknown>,
      link: typeof link === 'function' ? link('staff') : link,
      maintenanceLink: typeof link === 'function' ? link('maintenance') : link,
      aboutType: about?.type ?? null,
      aboutId: about?.id ?? null,
      key,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!created) return null
  await alertLevel(tx, created, 0, now, alert.by ?? null)
  return id
}

/** Alerts the people of a level who have not been alerted yet, and plans the next one. */
async function alertLevel(tx: Database, alert: Row, level: number, now: Date, by: { id: string } | null = null) {
  const { order, minutes } = await currentOrder(tx, now)
  const person = levelPerson(
    order.map(({ id }) => id),
    level,
  )
  const reached = person === null ? lastLevel : level
  const recipients = person === null ? await listEveryone(tx, order) : [person]
  const nextAt = reached === lastLevel ? null : new Date(now.getTime() + minutes * 60_000)
  await tx.update(alerts).set({ level: reached, nextAt, updatedAt: now }).where(eq(alerts.id, alert.id))
  const added = await tx
    .insert(alertNotices)
    .values(recipients.map((userId) => ({ alertId: alert.id, userId, at: now })))
    .onConflictDoNothing()
    .returning({ userId: alertNotices.userId })
  const about = alert.aboutType && alert.aboutId ? { about: { type: alert.aboutType, id: alert.aboutId } } : {}
  // The parameters were stored by `raiseAlert`, with the type of their kind.
  const notification = {
    kind: alert.kind,
    params: alert.params,
    recipients: added.map(({ userId }) => userId),
    link: (role: Role) => (role === 'maintenance' ? alert.maintenanceLink : alert.link),
    by,
    alertId: alert.id,
    ...about,
  } as unknown as NewNotification<Kind>
  await notify(tx, notification, now)
  await notifyChanged(tx, { topic: 'on-call' })
}

/** Alerts the next people for what nobody has taken in time. Runs as a job; right also after the program was off. */
export async function escalateAlerts(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(alerts)
      .where(lte(alerts.nextAt, now))
      .orderBy(alerts.nextAt)
      .limit(50)
      .for('update', { skipLocked: true })
    for (const alert of due) await alertLevel(tx, alert, alert.level + 1, now)
    return due.length
  })
}

type Reader = { id: string; role: Role; language: Language }
export type Taker = Author & { role: Role; language: Language }

/**
 * "I have it", in the portal or by the link of a message: works once. Throws 404, and 409 naming who has it, or when it is
 * over.
 */
export async function takeAlert(db: Database, id: string, by: Taker, now: Date, byLink = false): Promise<Alert> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(alerts).where(eq(alerts.id, id)).for('update')
    if (!locked || !(await maySee(tx, locked, by))) throw notFound('Alert')
    if (locked.takenBy === null) {
      if (locked.closedAt) throw conflict('over', words.isOver)
      const taken = { takenBy: by.id, takenAt: now, nextAt: null, updatedAt: now }
      await tx.update(alerts).set(taken).where(eq(alerts.id, id))
      const about = [locked.aboutId]
      await writeAudit(tx, {
        by,
        action: 'took',
        recordType: 'alerts',
        recordId: id,
        about,
        after: { kind: locked.kind, ...(byLink ? { how: 'link' } : {}) },
        now,
      })
      await readNotifications(tx, id, now)
    } else if (locked.takenBy !== by.id) {
      const [other] = await tx.select().from(users).where(eq(users.id, locked.takenBy))
      throw conflict('taken', words.takenAlready(`${other?.firstName ?? ''} ${other?.lastName ?? ''}`.trim()))
    }
    const alert = await findAlert(tx, id, by, now)
    if (!alert) throw notFound('Alert')
    return alert
  })
}

/** Nobody has to do anything about an alert that is taken: its notifications are read, and every bell shows who has it. */
async function readNotifications(tx: Database, alertId: string, now: Date) {
  await tx.execute(sql`update notifications set read_at = greatest(${now.toISOString()}, created_at)
    where alert_id = ${alertId} and read_at is null`)
  const alerted = await tx.select().from(alertNotices).where(eq(alertNotices.alertId, alertId))
  await notifyChanged(tx, { topic: 'on-call' })
  await notifyChanged(tx, { topic: 'notifications', only: alerted.map(({ userId }) => userId) })
}

/** One alert, as a person sees it; null when they may not. */
export async function findAlert(db: Database, id: string, reader: Reader, now: Date): Promise<Alert | null> {
  const [row] = await db.select().from(alerts).where(eq(alerts.id, id))
  const [alert] = row && (await maySee(db, row, reader)) ? await toAlerts(db, [row], reader, now) : []
  return alert ?? null
}

/** What alerts were about is over: nobody is alerted any more. */
export async function closeAlerts(tx: Database, aboutId: string, now: Date): Promise<void> {
  const { rowCount } = await tx
    .update(alerts)
    .set({ closedAt: now, nextAt: null, updatedAt: now })
    .where(and(eq(alerts.aboutId, aboutId), isNull(alerts.closedAt)))
  if (rowCount) await notifyChanged(tx, { topic: 'on-call' })
}

/** Alerts about a record; without one, what is open and what was taken in the last day. */
export async function listAlerts(
  db: Database,
  reader: Reader,
  { about, limit }: { about?: string | undefined; limit: number },
  now: Date,
): Promise<Alert[]> {
  const recent = or(
    and(isNull(alerts.takenAt), isNull(alerts.closedAt)),
    gt(alerts.takenAt, new Date(now.getTime() - dayMs)),
  )
  const own = sql`exists (select from alert_notices n where n.alert_id = ${alerts.id} and n.user_id = ${reader.id})`
  const rows = await db
    .select()
    .from(alerts)
    .where(and(about === undefined ? recent : eq(alerts.aboutId, about), isOffice(reader.role) ? undefined : own))
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
    .limit(limit)
  return toAlerts(db, rows, reader, now)
}

async function maySee(tx: Database, alert: Row, { id, role }: Reader): Promise<boolean> {
  if (isOffice(role)) return true
  return (await tx.$count(alertNotices, and(eq(alertNotices.alertId, alert.id), eq(alertNotices.userId, id)))) > 0
}

async function toAlerts(
  db: Database,
  rows: readonly Row[],
  { language, role }: { language: Language; role: Role },
  now: Date,
): Promise<Alert[]> {
  if (rows.length === 0) return []
  const timeZone = await timeZoneOf(db)
  const name = sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`
  const ids = rows.map(({ id }) => id)
  const notices = await db
    .select({ alertId: alertNotices.alertId, id: users.id, name, at: alertNotices.at })
    .from(alertNotices)
    .innerJoin(users, eq(users.id, alertNotices.userId))
    .where(inArray(alertNotices.alertId, ids))
    .orderBy(alertNotices.at, name)
  const takers = rows.flatMap(({ takenBy }) => takenBy ?? [])
  const people = await db.select({ id: users.id, name }).from(users).where(inArray(users.id, takers))
  const { order } = await currentOrder(db, now)
  return rows.map((row) => {
    const next = levelPerson(
      order.map(({ id }) => id),
      row.level + 1,
    )
    return {
      ...row,
      ...describe(row.kind, row.params, { language, role, timeZone }),
      link: role === 'maintenance' ? row.maintenanceLink : row.link,
      state: row.takenAt ? ('taken' as const) : row.closedAt ? ('over' as const) : ('open' as const),
      createdAt: row.createdAt.toISOString(),
      alerted: notices.flatMap(({ alertId, at, ...one }) =>
        alertId === row.id ? [{ ...one, at: at.toISOString() }] : [],
      ),
      next: row.nextAt && {
        person: order.find(({ id }) => id === next) ?? null,
        at: row.nextAt.toISOString(),
      },
      takenBy: people.find(({ id }) => id === row.takenBy) ?? null,
      takenAt: row.takenAt?.toISOString() ?? null,
    }
  })
}
