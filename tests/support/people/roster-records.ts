import { emergencyRoster } from '#emergency-roster/contract.ts'
import { ownEmergencyNeeds } from '#emergency-roster/own-contract.ts'
import type { LockInput } from '#emergency-roster/office-schemas.ts'
import { createLock } from '#emergency-roster/seal.ts'
import { incidents } from '#incidents/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { eq } from 'drizzle-orm'
import type { TestApp } from '../test-app.ts'
import { addHome } from './household.ts'

export const passphrase = 'river stone brass'
let made: Promise<LockInput> | undefined
/** The key pair of the passphrase of the tests, which takes a while to make. */
export const testLock = () => (made ??= createLock(passphrase))

/** A person who needs a wheelchair, and has pets. */
export const wheelchair = (more: object = {}) => ({
  fullName: 'Ines Moreau',
  needs: ['wheelchair'],
  pets: '2 cats',
  agreed: true,
  ...more,
})

/** Opens a drill or an incident; without it the roster stays closed. */
export async function startIncident(app: TestApp, more: Partial<typeof incidents.$inferInsert> = {}) {
  const id = newId()
  const now = app.now()
  await app.db.insert(incidents).values({
    id,
    kind: 'fire_alarm',
    title: 'Alarm on floor 12',
    openedAt: now,
    openedBy: app.people.concierge.id,
    createdAt: now,
    updatedAt: now,
    ...more,
  })
  return id
}

export const endIncident = (app: TestApp, id: string) =>
  app.db.update(incidents).set({ closedAt: app.now(), closedBy: app.people.staff.id }).where(eq(incidents.id, id))

/** Stores a copy on a device of the desk. */
export async function addDevice(app: TestApp, name = 'Tablet') {
  await app.as('staff').requestOk(emergencyRoster.setPassphrase, { body: await testLock() })
  return (await app.as('concierge').requestOk(emergencyRoster.addDevice, { body: { name } })).body
}

/** An entry of another resident. */
export async function enterForeign(app: TestApp) {
  const owner = await app.addPerson('tenant')
  await addHome(app.db, owner)
  const { body } = await app.withCookie(owner.cookie).requestOk(ownEmergencyNeeds.add, { body: wheelchair() })
  return { owner, ids: { id: body.id } }
}

type Home = { unit: { id: string } }

/** What the valid calls about the roster refer to. */
export async function addRosterRecords(app: TestApp, { unit }: Home, resident: { id: string; cookie: string }) {
  const own = app.withCookie(resident.cookie)
  const enter = async () => (await own.requestOk(ownEmergencyNeeds.add, { body: wheelchair() })).body
  const [mine, forOffice] = [await enter(), await enter()]
  const [tablet, removed] = [await addDevice(app), await addDevice(app, 'Old tablet')]
  const incidentId = await startIncident(app, { isDrill: true })
  const records: [RegExp, Record<string, string>][] = [
    [/\/tenant\/emergency-needs\/:id/, { id: mine.id }],
    [/\/admin\/emergency-needs\/:id/, { id: forOffice.id }],
    [/\/admin\/emergency-devices\/:id/, { id: removed.id }],
    [/\/desk\/emergency-devices\/:id/, { id: tablet.id }],
  ]
  const need = { ...wheelchair(), unitId: unit.id, note: 'Bedroom at the back' }
  const values = {
    'POST /api/desk/emergency-roster/views': { way: 'screen', incidentId },
    'POST /api/tenant/emergency-needs': need,
    'PUT /api/tenant/emergency-needs/:id': need,
    'POST /api/admin/emergency-needs': {
      ...need,
      userId: resident.id,
      consentNote: 'By telephone',
    },
    'PUT /api/admin/emergency-passphrase': await testLock(),
    'POST /api/desk/emergency-devices/:id/views': {
      id: newId(),
      viewedBy: app.people.concierge.id,
      viewedAt: app.now().toISOString(),
    },
  }
  return { records, values }
}

/** What a person entered, each field with words of their own. */
export async function addRosterCanaries(
  app: TestApp,
  { person, note, name }: { person: { id: string; cookie: string }; note: string; name: string },
) {
  const body = wheelchair({ fullName: name, note, pets: note.slice(0, 40) })
  await app.withCookie(person.cookie).requestOk(ownEmergencyNeeds.add, { body })
}
