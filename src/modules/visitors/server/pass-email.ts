import { eq, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { conflict } from '#platform/http-error.ts'
import type { Language } from '#platform/language/registry.ts'
import { readerLanguage } from '#platform/language/language.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { hours } from '#platform/time/dates.ts'
import { visitorTexts } from '../messages/index.ts'
import type { OwnPass } from '../own-contract.ts'
import { timesOfVisit } from '../visit-times.ts'
import { findOwnPass, lockOwnPass } from './own-passes.ts'
import type { Tools } from './own-rows.ts'
import { visitorPasses } from './table.ts'

const emailsPerHour = 30

/**
 * Sends the pass to a guest by e-mail; the link in it is created when it is sent. Throws 404 for the pass of another
 * resident, 409 for a visit that has ended, and 429 after many e-mails.
 */
export async function sendPassEmail(
  db: Database,
  tools: Tools & { mail: Mail },
  { id, email }: { id: string; email: string },
  by: Author,
  now: Date,
): Promise<OwnPass> {
  const counter = { kind: 'visitor-emails', subject: by.id, limit: emailsPerHour, window: hours(1) }
  await throttle(db, [counter], (language) => visitorTexts[language].errors.tooManyEmails, now)
  await db.transaction(async (tx) => {
    const locked = await lockOwnPass(tx, id, by.id)
    const pass = await findOwnPass(tx, tools, id, now)
    if (pass.next === null) throw conflict('ended', (language) => visitorTexts[language].errors.ended)
    await tx
      .update(visitorPasses)
      .set({ guestEmail: email, emailedAt: now, version: locked.version + 1, updatedAt: now })
      .where(eq(visitorPasses.id, id))
    const [profile] = await tx.select({ name: building.name, timeZone: building.timeZone }).from(building)
    const language = await languageOf(tx, by.id)
    const about = { building: profile?.name ?? '', timeZone: profile?.timeZone ?? 'UTC', host: nameOf(by) }
    await tools.mail.enqueue(tx, { to: email, recipient: 'outside', ...compose(pass, about, language) }, now)
    const audit = {
      action: 'sent the pass of',
      recordType: 'visitor passes',
      recordId: id,
      about: [by.id, pass.unitId],
    }
    await writeAudit(tx, { by, ...audit, now })
    await notifyChanged(tx, { topic: 'visitors', residents: [by.id] })
  })
  return findOwnPass(db, tools, id, now)
}

const nameOf = ({ firstName, lastName }: Author) => `${firstName} ${lastName}`.trim()

/** The language of the host, who writes to the guest otherwise too. */
async function languageOf(tx: Database, userId: string): Promise<Language> {
  const [found] = await queryRows<{ language: string | null }>(tx, sql`select language from users where id = ${userId}`)
  return readerLanguage(found?.language)
}

type About = { building: string; timeZone: string; host: string }

function compose(pass: OwnPass, { building: name, timeZone, host }: About, language: Language) {
  const { id, unitNumber, stall } = pass
  const words = visitorTexts[language].mail
  return {
    language,
    subject: words.subject(name),
    about: { type: 'visitor passes', id },
    paragraphs: [words.hello, words.invited(host, unitNumber), words.atDesk],
    facts: [
      { label: words.when, value: timesOfVisit(pass, timeZone, language) },
      ...(stall
        ? [{ label: words.stall, value: visitorTexts[language].stall(stall.number), detail: stall.plate }]
        : []),
    ],
    button: { label: words.open, linkType: 'visitor-pass' },
  }
}
