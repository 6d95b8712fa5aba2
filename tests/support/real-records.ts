import { announcements } from '#announcements/contract.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { users } from '#accounts/server/table.ts'
import { calendar } from '#calendar/contract.ts'
import { contact } from '#contact/contract.ts'
import { importCalls } from '#import-export/import-contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { announcementTemplates } from '#announcements/template-contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { slaTargets } from '#maintenance/sla/contract.ts'
import { reportPlaces } from '#maintenance/places/contract.ts'
import { vendorList } from '#maintenance/vendors/contract.ts'
import { requestPhotos } from '#maintenance/photos/contract.ts'
import { movePhotos } from '#moves/photo-contract.ts'
import { resources } from '#resources/contract.ts'
import { views } from '#views/contract.ts'
import type { Role } from '#platform/roles.ts'
import { endpointsOfContracts, type NamedEndpoint, title } from './contracts.ts'
import { validBody, noUnitOptions } from './generated.ts'
import type { TestApp } from './test-app.ts'
import { addDeskRecords } from './people/desk-records.ts'
import { addVisitorRecords } from './people/visitor-records.ts'
import { addAssetRecords } from './people/asset-records.ts'
import { addHome, addUnit } from './people/household.ts'
import { addHouseholdMember } from './people/members.ts'
import { createMovers } from './people/moves.ts'
import { aPicture } from './picture.ts'
import { importFile } from './import-file.ts'
import { addMailboxRecords } from './mail/mailbox-records.ts'
import { addOrderRecords } from './work-order-records.ts'

/** Existing records, so that a call with a valid body succeeds. */
export type Records = {
  /** The ids for the parameters of a path. */
  records: [path: RegExp, ids: Record<string, string>][]
  /** The values for fields of a body: of every call (''), and of a single one. */
  values: Record<string, Record<string, unknown>>
  /** Who sends a call that the first person of its role cannot. */
  senders: Record<string, Pick<ReturnType<TestApp['as']>, 'send'>>
}

export async function addRecords(app: TestApp): Promise<Records> {
  const calls = await endpointsOfContracts()
  const { tenant: resident } = app.people
  const home = await addHome(app.db, resident)
  const { unit, residentId: ownId } = home
  // Calls that change a resident use this one, so that the first stays signed in.
  const neighbour = await addHouseholdMember(app)
  const { unit: neighbouring, residentId } = neighbour.home
  const member = await addHouseholdMember(app, { host: resident, home, member: await addInvited(app) })
  const [vacant, offered] = [await addUnit(app.db), await addUnit(app.db)]
  const listing = await app.as('staff').send({
    method: 'POST',
    url: `/api/admin/units/${offered.id}/listings`,
    body: validBody(calls.find((e) => title(e) === 'POST /api/admin/units/:id/listings') ?? calls[0]!),
  })
  await app.db.update(users).set({ passwordHash: await hashPassword('copper lantern tide') })
  const { body: request } = await app.as('tenant').requestOk(ownRequests.file, {
    body: { title: 'Tap drips', description: 'In the kitchen, since Sunday.' },
  })
  const { body: message } = await app.asAnonymous().requestOk(contact.send, { body: validBody(contact.send) })
  const { body: running } = await app.as('tenant').requestOk(ownRequests.file, {
    body: { title: 'Window sticks', description: 'In the bedroom.' },
  })
  const { body: finished } = await app.as('tenant').requestOk(ownRequests.file, {
    body: { title: 'Door squeaks', description: 'The hall closet.' },
  })
  await app.as('staff').requestOk(maintenance.move, { params: { id: finished.id }, body: { status: 'completed' } })
  const { body: vendor } = await app.as('admin').requestOk(vendorList.add, { body: { name: 'Pipes', trade: 'hvac' } })
  const orders = await addOrderRecords(app, home)
  const { body: slaTarget } = await app.as('admin').requestOk(slaTargets.add, {
    body: { priority: 'urgent', category: 'elevator', withinMinutes: 120, clock: 'always' },
  })
  const { body: open } = await app.as('tenant').requestOk(ownRequests.file, {
    body: { title: 'Door squeaks', description: 'At night.' },
  })
  const { body: editable } = await app.as('tenant').requestOk(ownRequests.file, {
    body: { title: 'Blind is stuck', description: 'In the kitchen.' },
  })
  const { body: unwanted } = await app.as('tenant').requestOk(ownRequests.file, {
    body: { title: 'Bulb is out', description: 'In the hall.' },
  })
  const { body: places } = await app.as('staff').requestOk(reportPlaces.add, {
    body: {
      places: [
        { placeKind: 'common_area', placeName: 'Lobby' },
        { placeKind: 'common_area', placeName: 'Gym' },
      ],
    },
  })
  const { body: photo } = await app.as('tenant').requestOk(requestPhotos.upload, await aPicture())
  const { body: announced } = await app
    .as('staff')
    .requestOk(announcements.write, { body: validBody(announcements.write) as object })
  const { body: templates } = await app.as('staff').requestOk(announcementTemplates.save, {
    body: { name: 'Water off', title: 'Water off', body: 'On Monday.', category: 'Maintenance' },
  })
  const { body: failing } = await app.as('staff').requestOk(announcements.write, {
    body: {
      title: 'Power off',
      body: 'At noon.',
      category: 'Maintenance',
      audience: { kind: 'everyone' },
      byMail: true,
      when: 'now',
    },
  })
  const { body: sheet } = await app.as('admin').requestOk(importCalls.sendSheet, importFile)
  const { body: event } = await app.as('staff').requestOk(calendar.add, {
    body: { title: 'Board meeting', type: 'meeting', startsAt: '2026-02-01T00:00:00Z' },
  })
  const { body: resource } = await app.as('staff').requestOk(resources.add, {
    body: { kind: 'text', title: 'Garage doors', body: 'They close by themselves.' },
  })
  const movers = createMovers(app)
  const mover = await movers.addMover()
  const arriving = { kind: 'move_in', unitId: vacant.id, effectiveDay: movers.inDays(9) } as const
  const planned = await movers.plan({ ...arriving, tenantIds: [mover.id] })
  const done = await movers.plan({
    ...arriving,
    tenantIds: [(await movers.addMover()).id],
    effectiveDay: movers.today(),
  })
  const { body: inspection } = await app
    .as('staff')
    .requestOk(movePhotos.add, { params: { id: planned.id }, ...(await aPicture()) })
  const mailboxRecords = await addMailboxRecords(app, { request, resident, bounced: neighbour.host })
  const assetRecords = await addAssetRecords(app, residentId)
  const deskRecords = await addDeskRecords(app, home, resident)
  const visitorRecords = await addVisitorRecords(app, home, resident)
  const invitedUser = await app.addPerson('staff', { status: 'Invited', passwordHash: null })
  const { body: view } = await app.as('admin').requestOk(views.save, {
    body: { list: 'maintenance', name: 'Urgent work', parameters: { priority: 'urgent' }, isShared: true },
  })
  const records: Records['records'] = [
    [/\/admin\/views\/:id/, { id: view.id }],
    [/\/admin\/lists\/:list/, { list: 'tenants' }],
    [/\/admin\/exports\/lists\/:list/, { list: 'units' }],
    [/\/move-photos\/:id/, { id: inspection[0]?.id ?? '' }],
    [/\/moves\/:id\/photos\/:photoId/, { id: planned.id, photoId: inspection[0]?.id ?? '' }],
    [/\/moves\/:id\/undo/, { id: done.id }],
    [/\/moves\/:id/, { id: planned.id, stepId: planned.steps[0]?.id ?? '' }],
    ...deskRecords.records,
    ...visitorRecords.records,
    ...assetRecords.records,
    ...mailboxRecords.records,
    [/\/settings\/content\/:page/, { page: 'gallery' }],
    [/\/imports\/:id/, { id: sheet.id, line: '2' }],
    [/\/announcements\/templates\/:id/, { id: templates[0]?.id ?? '' }],
    [/\/announcements\/:id\/(?:recipients\/:userId|reminders)/, { id: failing.id, userId: app.people.tenant.id }],
    [/\/announcements\/:id/, { id: announced.id }],
    [/\/resources\/:id/, { id: resource.id }],
    [/\/events\/:id/, { id: event.id }],
    [/\/tenant\/profile\/:id/, { id: ownId }],
    [/\/settings\/promises\/:id/, { id: slaTarget.id }],
    [/\/settings\/vendors\/:id/, { id: vendor.id }],
    [/\/report-codes\/:id\/renew/, { id: places[0]?.id ?? '' }],
    [/\/report-codes\/:id/, { id: places[1]?.id ?? '' }],
    [/\/report-places\/:code/, { code: places[0]?.code ?? '' }],
    [/\/tenant\/maintenance-requests\/:id\/withdraw/, { id: unwanted.id }],
    [/\/tenant\/maintenance-requests\/:id$/, { id: editable.id }],
    ...orders.records,
    [/\/tenant\/maintenance-requests\/:id\/entry|\/maintenance-requests\/:id\/photos/, { id: open.id }],
    [/\/maintenance-requests\/:id\/pause/, { id: running.id }],
    [/\/maintenance-requests\/:id\/reopen/, { id: finished.id }],
    [/\/maintenance-requests\/:id/, { id: request.id }],
    [/\/contact-messages\/:messageId/, { messageId: message.id }],
    [/\/units\/:id\/listings/, { id: vacant.id }],
    [/\/tenant\/household\/members\/:id/, { id: member.id }],
    [/\/units\/:id\/household/, { id: neighbouring.id, memberId: neighbour.id }],
    [/\/units\/:id/, { id: neighbouring.id, tenantId: residentId }],
    [/\/tenants\/:id/, { id: residentId }],
    [/\/listings\/:id/, { id: String(listing.body.id) }],
    [/\/users\/:id\/invitation/, { id: invitedUser.id }],
    [/\/users\/:id/, { id: app.people.maintenance.id }],
  ]
  const values: Records['values'] = {
    '': { requestId: request.id, unitId: unit.id, assignedTo: app.people.staff.id, password: 'copper lantern tide' },
    'POST /api/admin/tenants': { userId: null, unitId: vacant.id },
    'POST /api/admin/tenants/invitations': { tenantIds: [residentId] },
    'POST /api/admin/exports/tenants': { ids: [residentId], columns: undefined },
    'POST /api/admin/exports/lists/:list': { ids: [unit.id], columns: 'status' },
    'PUT /api/admin/units/:id/owners': { owners: [{ name: 'Ada Park', share: 100 }] },
    'POST /api/admin/units/:id/maintenance-request': { tenantId: residentId },
    'POST /api/admin/maintenance-requests': { unitId: null, tenantId: null },
    'POST /api/admin/contact-messages/:messageId/maintenance-request': { unitId: null, tenantId: null },
    'PUT /api/admin/contact-messages/:messageId/resident': { tenantId: residentId },
    'POST /api/admin/events': { endsAt: null },
    'POST /api/admin/resources': { url: null },
    'PATCH /api/admin/resources/:id': { url: null },
    'PATCH /api/admin/events/:id': { endsAt: null },
    'POST /api/admin/moves': {
      ...arriving,
      toUnitId: null,
      acceptsOverlap: true,
      tenantIds: [(await movers.addMover()).id],
    },
    'PATCH /api/admin/moves/:id': { effectiveDay: movers.inDays(10) },
    'POST /api/admin/payments': { tenantId: residentId },
    ...deskRecords.values,
    ...visitorRecords.values,
    ...assetRecords.values,
    ...mailboxRecords.values,
    'POST /api/tenant/maintenance-requests': { photoIds: [], unitId: unit.id, placeCode: undefined },
    'POST /api/tenant/maintenance-requests/:id/reopen': { photoIds: [] },
    ...orders.values,
    'POST /api/maintenance-requests/:id/photos': { photoIds: [photo.id] },
    'POST /api/admin/users': { email: 'another@tower.example' },
    'PUT /api/admin/users/:id': { email: 'someone@tower.example' },
  }

  // A resident with a home invites at once.
  const senders = { 'POST /api/tenant/move/household': await movers.addArriving() }
  return { records, values, senders }
}

const addInvited = (app: TestApp) => app.addPerson('household', { status: 'Invited', passwordHash: null })

export const idsFor = ({ records }: Records, e: NamedEndpoint) => records.find(([path]) => path.test(e.path))?.[1] ?? {}

/** The client of the person who sends a call. */
export const clientFor = (app: TestApp, { senders }: Records, e: NamedEndpoint) =>
  senders[title(e)] ?? (e.roles === 'anyone' ? app.asAnonymous() : app.as(e.roles[0] as Role))

/** A valid body that refers to existing records. */
export function validBodyFor({ values }: Records, e: NamedEndpoint): Record<string, unknown> {
  const body = validBody(e) as Record<string, unknown>
  const real: Record<string, unknown> = { ...noUnitOptions, ...values[''], ...values[title(e)] }
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, name in real ? real[name] : value]))
}
