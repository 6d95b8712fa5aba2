import { eq, sql } from 'drizzle-orm'
import type { Language } from '#platform/language/registry.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import type { Role } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { minutesOf } from '#platform/time/wall-clock.ts'
import { type Channel, channels } from '../choices.ts'
import type { ChoiceCell, NotificationChoices } from '../contract.ts'
import { isKind, type Kind, kindsOf } from '../kinds.ts'
import { kindTexts } from '../messages/kinds.ts'
import { notificationTexts } from '../messages/index.ts'
import { cellOf, type Choices, choicesOf, defaultSettings, effectiveChoice, type Settings } from '../rules.ts'
import type { ChoiceInput, SettingsChanges } from '../schemas.ts'
import { hasSms } from './channels/send-sms.ts'
import { apiPhone, groupPhones } from '#building/server/phones.ts'
import { listPeople } from './people.ts'
import { notificationChoices, notificationSettings } from './table.ts'

type Chooser = Author & { role: Role; language: Language; sms: { folder: string | null } }

/** What reaches a person: every kind of their role by channel, and their hours. */
export async function findChoices(db: Database, { id, role, language, sms }: Chooser): Promise<NotificationChoices> {
  const stored = await storedChoices(db, id)
  const [person] = await listPeople(db, [id], '')
  const readable = await db.execute<{ phone: string | null }>(
    sql`select ${apiPhone(sql`${person?.phone ?? null}::text`)} as phone`,
  )
  const [{ phone } = { phone: null }] = readable.rows.map((row) => groupPhones(row, 'phone'))
  return {
    kinds: kindsOf(role).map(({ kind, group }) => {
      const { name, hint } = kindTexts[language][kind]
      return { kind, name, hint, group, cells: cellsOf(kind, role, stored.get(kind) ?? {}) }
    }),
    channels: [
      { channel: 'bell', address: '' },
      { channel: 'email', address: person?.email ?? null },
      { channel: 'push', address: person?.hasPush ? '' : null },
      ...((await hasSms(db, sms)) ? [{ channel: 'sms' as const, address: phone }] : []),
    ],
    settings: toSettings(person?.settings ?? defaultSettings),
  }
}

/**
 * Stores a choice. Throws 400 naming the field for a kind, channel or value that the person's role does not have, and
 * 409 for what is always sent.
 */
export async function choose(db: Database, by: Chooser, { kind, channel, value }: ChoiceInput, now: Date) {
  if (!isKind(kind) || !kindsOf(by.role).some((one) => one.kind === kind))
    throw invalid('kind', (language) => notificationTexts[language].errors.noKind)
  const cell = cellOf(kind, channel, by.role)
  if (cell === 'never') throw invalid('channel', (language) => notificationTexts[language].errors.noChannel)
  if (cell === 'always')
    throw conflict('always_sent', (language) => notificationTexts[language].errors.always, 'channel')
  if (!choicesOf(channel).includes(value))
    throw invalid('value', (language) => notificationTexts[language].errors.badValue)
  await db.transaction((tx) => storeChoice(tx, by, { kind, channel, value }, {}, now))
  return findChoices(db, by)
}

/** Stores a choice that is known to be possible, with its audit event; the same choice again changes nothing. */
export async function storeChoice(
  tx: Database,
  by: Author,
  { kind, channel, value }: { kind: Kind; channel: Channel; value: ChoiceInput['value'] },
  how: { how?: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { rowCount } = await tx.execute(sql`
    insert into notification_choices as mine (user_id, kind, channel, value, created_at, updated_at)
    values (${by.id}, ${kind}, ${channel}, ${value}, ${at}, ${at})
    on conflict (user_id, kind, channel) do update set value = excluded.value, updated_at = excluded.updated_at
      where mine.value <> excluded.value`)
  if (!rowCount) return false
  const after = { kind, channel, value, ...how }
  await writeAudit(tx, { by, action: 'chose', recordType: 'notifications', recordId: by.id, after, now })
  await notifyChanged(tx, { topic: 'notifications', only: [by.id] })
  return true
}

/** The choice of a person for one channel of a kind, whatever the table says. */
export async function readChoice(db: Database, userId: string, kind: Kind, channel: Channel, role: Role) {
  const stored = await storedChoices(db, userId)
  return effectiveChoice(kind, channel, role, stored.get(kind) ?? {})
}

/** Changes quiet hours and the daily e-mail. */
export async function changeSettings(db: Database, by: Chooser, changes: SettingsChanges, now: Date) {
  await db.transaction(async (tx) => {
    const [person] = await listPeople(tx, [by.id], '')
    const before = toSettings(person?.settings ?? defaultSettings)
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const after = { ...before, ...given }
    if (JSON.stringify(after) === JSON.stringify(before)) return
    const columns = fromSettings(after)
    await tx
      .insert(notificationSettings)
      .values({ userId: by.id, ...columns, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: { ...columns, updatedAt: now } })
    const changed = { before: pick(before, given), after: given }
    await writeAudit(tx, { by, action: 'changed', recordType: 'notifications', recordId: by.id, ...changed, now })
    await notifyChanged(tx, { topic: 'notifications', only: [by.id] })
  })
  return findChoices(db, by)
}

async function storedChoices(db: Database, userId: string): Promise<ReadonlyMap<string, Choices>> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
  const found = new Map<string, Choices>()
  for (const { kind, channel, value } of rows) found.set(kind, { ...found.get(kind), [channel]: value })
  return found
}

const cellsOf = (kind: Kind, role: Role, choices: Choices) => {
  const cell = (channel: Channel): ChoiceCell | null => {
    const start = cellOf(kind, channel, role)
    if (start === 'never') return null
    return { value: effectiveChoice(kind, channel, role, choices), locked: start === 'always' }
  }
  return Object.fromEntries(channels.map((channel) => [channel, cell(channel)])) as Record<Channel, ChoiceCell | null>
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const toSettings = (settings: Settings): NotificationChoices['settings'] => ({
  ...settings,
  quietFrom: timeOf(settings.quietFrom),
  quietUntil: timeOf(settings.quietUntil),
  digestAt: timeOf(settings.digestAt),
})

const fromSettings = (settings: NotificationChoices['settings']): Settings => ({
  ...settings,
  quietFrom: minutesOf(settings.quietFrom),
  quietUntil: minutesOf(settings.quietUntil),
  digestAt: minutesOf(settings.digestAt),
})

const pick = (values: Record<string, unknown>, keys: object) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, values[key]]))
