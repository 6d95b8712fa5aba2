import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { openAlertLink } from '#notifications/server/alert-link.ts'
import { HttpError } from '#platform/http-error.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { prefixOf, refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import { dashboardTime, hours } from '#platform/time/dates.ts'
import type { AlertPage } from '../alert-page.ts'
import type { Alert } from '../contract.ts'
import { alertPageTexts } from '../messages/alert-page.ts'
import { findAlert, takeAlert, type Taker } from './alerts.ts'

type LinkUse = { token: string; address: string; language: Language; now: Date }

/** What the page of a link shows. Throws 400 for a link that has ended. Opening the page writes nothing. */
export async function findAlertPage(db: Database, { token, language, now }: Omit<LinkUse, 'address'>) {
  const { alert, by } = await openLink(db, token, language, now)
  return toPage(db, alert, by)
}

/** "I have it" by the link of a message. Throws 400 for a link that has ended, 409 as the portal does, and 429. */
export async function takeAlertByLink(db: Database, use: LinkUse): Promise<AlertPage> {
  const { token, address, language, now } = use
  const counters = [{ kind: 'alert-link', subject: prefixOf(address), limit: 60, window: hours(1) }]
  await throttle(db, counters, (chosen) => alertPageTexts[chosen].tooMany, now)
  const page = await db.transaction(async (tx) => {
    const { alert, by } = await openLink(tx, token, language, now)
    return toPage(tx, await takeAlert(tx, alert.id, by, now, true), by)
  })
  await refundAttempt(db, counters)
  return page
}

/** The alert of a link, and in whose name it is taken. Throws 400. */
async function openLink(
  db: Database,
  token: string,
  language: Language,
  now: Date,
): Promise<{ alert: Alert; by: Taker }> {
  const opened = await openAlertLink(db, token, now)
  if (!opened) throw badLink()
  const { userId, role } = opened.person
  const names = { firstName: users.firstName, lastName: users.lastName }
  const [account] = await db.select(names).from(users).where(eq(users.id, userId))
  if (!account) throw badLink()
  const by = { id: userId, ...account, role, language }
  // It may have been deleted with the records of a resident.
  const alert = await findAlert(db, opened.alertId, by, now)
  if (!alert) throw badLink()
  return { alert, by }
}

async function toPage(db: Database, alert: Alert, by: Taker): Promise<AlertPage> {
  const { title, line, link, state, createdAt, takenBy, takenAt, next } = alert
  const timeZone = await timeZoneOf(db)
  const clock = (at: string) => dashboardTime(at, timeZone).slice(-5)
  return {
    title,
    line,
    link,
    state,
    since: clock(createdAt),
    alerted: alert.alerted.map(({ name, at }) => `${name} ${clock(at)}`),
    next: next && { name: next.person?.name ?? null, at: clock(next.at) },
    taken: takenBy && takenAt ? { name: takenBy.name, at: clock(takenAt), isOwn: takenBy.id === by.id } : null,
  }
}

const badLink = () => new HttpError(400, 'bad_link', (language) => alertPageTexts[language].badLink, { field: 'token' })
