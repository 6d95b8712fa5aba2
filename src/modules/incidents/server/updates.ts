import { notify } from '#notifications/server/notify.ts'
import { paths } from '#paths.ts'
import { invalid } from '#platform/http-error.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import { firstLanguage, type Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Incident } from '../contract.ts'
import { incidentWords as words } from '../messages/desk.ts'
import { textFor } from '../rules.ts'
import type { NewUpdate } from '../schemas.ts'
import { listRecipients, type Working } from './affected.ts'
import { findIncident } from './reads.ts'
import { incidentUpdates } from './table.ts'
import { type IncidentRow, lockRunning, recordIncident, writeIncident } from './write-incident.ts'

/** Sends an update. Throws 404, 400 for one without a text, and 409 for a closed incident. */
export async function sendUpdate(
  db: Database,
  id: string,
  { isStatus, ...update }: NewUpdate,
  working: Working,
): Promise<Incident> {
  await db.transaction(async (tx) => {
    const locked = await lockRunning(tx, id)
    if (Object.keys(update.texts).length === 0) throw invalid('texts', () => words.noText)
    await sendTo(tx, locked, update, working)
    await writeIncident(tx, locked, isStatus ? { statusTexts: update.texts } : {}, working.now)
  })
  return findIncident(db, id, working.findPeopleWhoNeedHelp, working.now)
}

type Update = Pick<NewUpdate, 'texts' | 'audience'>

/** Notifies the people of an update by every channel; who needs help in an evacuation gets it first. */
export async function sendTo(
  tx: Database,
  incident: IncidentRow,
  { texts, audience }: Update,
  { by, now, findPeopleWhoNeedHelp }: Working,
): Promise<void> {
  const id = newId()
  const recipients = await listRecipients(tx, incident, audience, await findPeopleWhoNeedHelp(tx, now))
  const paramsIn = (language: Language) => ({
    incident: incident.kind,
    isDrill: incident.isDrill,
    body: textFor(texts, language),
  })
  const further = (Object.keys(texts) as Language[]).filter((language) => language !== firstLanguage)
  const translations: ByLanguage<ReturnType<typeof paramsIn>> = Object.fromEntries(
    further.map((language) => [language, paramsIn(language)]),
  )
  const notified = await notify(
    tx,
    {
      kind: 'incident_update',
      params: paramsIn(firstLanguage),
      translations,
      recipients,
      link: paths.tenant(),
      about: { type: 'incident updates', id },
      by,
    },
    now,
  )
  await tx.insert(incidentUpdates).values({
    id,
    incidentId: incident.id,
    texts,
    audience,
    recipients: notified.length,
    sentAt: now,
    sentBy: by.id,
  })
  const after = { people: notified.length, audience }
  await recordIncident(tx, incident, { by, action: 'sent an update of', now, after, isPublic: true })
}
