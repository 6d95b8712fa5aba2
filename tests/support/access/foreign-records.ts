import { announcements } from '#announcements/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { authorisedPeople, vacationNotices } from '#front-desk/contract.ts'
import { packages } from '#packages/contract.ts'
import { requestPhotos } from '#maintenance/photos/contract.ts'
import { moves } from '#moves/contract.ts'
import { ownMoves } from '#moves/own-contract.ts'
import { notify } from '#notifications/server/notify.ts'
import { pushSubscriptions } from '#notifications/server/table.ts'
import { household } from '#occupancy/members/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { resources } from '#resources/contract.ts'
import type { TestApp } from '../test-app.ts'
import { addHome, addUnit } from '../people/household.ts'
import { announce, dayAhead, takeIn } from '../people/desk-records.ts'
import { enterForeign, wheelchair } from '../people/roster-records.ts'
import { announceForeign, visitToday } from '../people/visitor-records.ts'
import { aPicture } from '../picture.ts'
import { createOrders } from '../work-orders.ts'

/** A record that belongs to another resident, and its owner. */
type ForeignRecord = {
  ids: Record<string, string>
  owner: { cookie: string }
  body?: unknown
  /** The office and the front desk may read it too, where the call is theirs. */
  isVisibleToOffice?: true
}

/** For each call of residents about a single record: a factory of a record of another resident. */
export function createForeignRecords(app: TestApp): Record<string, () => Promise<ForeignRecord>> {
  async function createRequest(completed: boolean) {
    const owner = await app.addPerson('tenant')
    await addHome(app.db, owner)
    const { body } = await app.withCookie(owner.cookie).requestOk(ownRequests.file, {
      body: { title: 'Tap drips', description: 'In the kitchen, since Sunday.' },
    })
    const move = { params: { id: body.id }, body: { status: 'completed' } }
    if (completed) await app.as('staff').requestOk(maintenance.move, move)
    return { ids: { id: body.id }, owner }
  }
  async function createVisit() {
    const orders = createOrders(app)
    const { person: owner, home } = await orders.addResident()
    const { id } = await orders.addRequest(home)
    const order = await orders.send(id, (await orders.addVendor()).id)
    await orders.accept(order)
    return { ids: { id }, owner, visit: order.offered[0] }
  }
  const factories: Record<string, () => Promise<ForeignRecord>> = {
    'DELETE /api/account/sessions/:id': async () => {
      const owner = await app.addPerson('tenant')
      const response = await app.withCookie(owner.cookie).send({ method: 'GET', url: '/api/account/sessions' })
      return { ids: { id: response.body[0].id }, owner }
    },
    'POST /api/account/notifications/:id/read': async () => {
      const owner = await app.addPerson('tenant')
      const test = { kind: 'test' as const, params: {}, recipients: [owner.id], link: null }
      const [notice] = await app.db.transaction((tx) => notify(tx, test, app.now()))
      return { ids: { id: notice?.id ?? '' }, owner }
    },
    'DELETE /api/account/push/:id': async () => {
      const owner = await app.addPerson('tenant')
      const id = newId()
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${id}`
      await app.db.insert(pushSubscriptions).values({ id, userId: owner.id, endpoint, p256dh: 'p', auth: 'a' })
      return { ids: { id }, owner }
    },
    'GET /api/tenant/profile/:userId': async () => {
      const owner = await app.addPerson('tenant')
      await addHome(app.db, owner)
      return { ids: { userId: owner.id }, owner }
    },
    'PATCH /api/tenant/profile/:id': async () => {
      const owner = await app.addPerson('tenant')
      const { residentId } = await addHome(app.db, owner)
      return { ids: { id: residentId }, owner, body: { emergencyContactName: 'Kofi Boateng' } }
    },
    'POST /api/tenant/profile/:id/email-link': async () => {
      const owner = await app.addPerson('tenant')
      const { residentId } = await addHome(app.db, owner)
      const body = { emailPrimary: 'new@mail.example' }
      await app.withCookie(owner.cookie).requestOk(ownProfile.change, { params: { id: residentId }, body })
      return { ids: { id: residentId }, owner, body: { field: 'emailPrimary' } }
    },
    'GET /api/tenant/maintenance-requests/:id': () => createRequest(false),
    'POST /api/tenant/maintenance-requests/:id/confirm': () => createRequest(true),
    'POST /api/tenant/maintenance-requests/:id/reopen': async () => ({ ...(await createRequest(true)), body: {} }),
    'PATCH /api/tenant/maintenance-requests/:id': async () => ({
      ...(await createRequest(false)),
      body: { title: 'Tap drips a lot' },
    }),
    'POST /api/tenant/maintenance-requests/:id/withdraw': async () => ({
      ...(await createRequest(false)),
      body: { reason: 'It works again' },
    }),
    'POST /api/tenant/maintenance-requests/:id/messages': () => createRequest(false),
    'PATCH /api/tenant/maintenance-requests/:id/entry': async () => ({
      ...(await createRequest(false)),
      body: { entryPermission: 'yes' },
    }),
    'POST /api/tenant/maintenance-requests/:id/visit': async () => {
      const { visit, ...record } = await createVisit()
      return { ...record, body: visit }
    },
    'POST /api/tenant/maintenance-requests/:id/visit/confirm': async () => {
      const { visit, ...record } = await createVisit()
      return { ...record, body: { from: visit?.from } }
    },
    'PATCH /api/tenant/household/members/:id': async () => ({
      ...(await createMember()),
      body: { rights: ['requests'] },
    }),
    'POST /api/tenant/household/members/:id/invitation': createMember,
    'PUT /api/tenant/packages/:id/pause': async () => {
      const { owner, id } = await createPackage()
      return { owner, ids: { id }, body: { until: dayAhead(app, 5) } }
    },
    'GET /api/package-photos/:id': async () => {
      const { body: photo } = await app.as('staff').requestOk(packages.upload, await aPicture())
      const { owner } = await createPackage(photo.id)
      return { owner, ids: { id: photo.id }, isVisibleToOffice: true }
    },
    'PUT /api/tenant/authorised-people/:id': async () => ({
      ...(await createAuthorised()),
      body: { fullName: 'Rosa Lima' },
    }),
    'DELETE /api/tenant/authorised-people/:id': createAuthorised,
    'PUT /api/tenant/visitor-passes/:id': async () => ({ ...(await announceForeign(app)), body: visitToday(app) }),
    'PUT /api/tenant/emergency-needs/:id': async () => ({ ...(await enterForeign(app)), body: wheelchair() }),
    'DELETE /api/tenant/emergency-needs/:id': () => enterForeign(app),
    'DELETE /api/tenant/visitor-passes/:id': () => announceForeign(app),
    'POST /api/tenant/visitor-passes/:id/email': async () => ({
      ...(await announceForeign(app)),
      body: { email: 'guest@example.com' },
    }),
    'PUT /api/tenant/vacation-notices/:id': async () => ({ ...(await createNotice()), body: vacation() }),
    'DELETE /api/tenant/vacation-notices/:id': createNotice,
    'DELETE /api/tenant/household/members/:id': createMember,
    'DELETE /api/tenant/move/household/:id': createPlannedMember,
    'GET /api/resource-versions/:id': async () => {
      const owner = await app.addPerson('tenant')
      const { unit } = await addHome(app.db, owner)
      const { body: document } = await app.as('staff').requestOk(resources.add, {
        body: { kind: 'document', title: 'Letter', audience: { kind: 'units', unitIds: [unit.id] } },
      })
      const { body: stored } = await app.as('staff').requestOk(resources.addVersion, {
        params: { id: document.id },
        body: Buffer.from('%PDF-1.4\n%%EOF\n'),
        headers: { 'content-type': 'application/pdf' },
      })
      return { ids: { id: stored.versions[0]?.id ?? '' }, owner, isVisibleToOffice: true }
    },
    'GET /api/maintenance-photos/:id': async () => {
      const { owner, ids } = await createRequestWithPhoto()
      return { owner, ids: { id: ids.photoId }, isVisibleToOffice: true }
    },
    'GET /api/maintenance-requests/:id/photos': createRequestWithPhoto,
    'POST /api/maintenance-requests/:id/photos': async () => {
      const { owner, ids } = await createRequestWithPhoto()
      const more = await app.withCookie(owner.cookie).requestOk(requestPhotos.upload, await aPicture())
      return { owner, ids, body: { photoIds: [more.body.id] }, isVisibleToOffice: true }
    },
    'DELETE /api/maintenance-requests/:id/photos/:photoId': createRequestWithPhoto,
    'POST /api/tenant/announcements/:id/read': createAnnouncement,
    'GET /api/announcement-files/:id': async () => {
      const { owner, fileId } = await createAnnouncement()
      return { owner, ids: { id: fileId }, isVisibleToOffice: true }
    },
  }
  async function createPackage(photoId: string | null = null) {
    const owner = await app.addPerson('tenant')
    const { unit } = await addHome(app.db, owner)
    const sent = { unitId: unit.id, recipientId: owner.id, photoId }
    const { id } = photoId
      ? (await app.as('staff').requestOk(packages.add, { body: sent })).body
      : await takeIn(app, unit.id, owner.id)
    await announce(app)
    return { owner, id }
  }
  async function createAuthorised() {
    const owner = await app.addPerson('tenant')
    await addHome(app.db, owner)
    const { body } = await app
      .withCookie(owner.cookie)
      .requestOk(authorisedPeople.add, { body: { fullName: 'Rosa Lima' } })
    return { owner, ids: { id: body.id } }
  }
  const vacation = () => ({ firstDay: dayAhead(app, 3), lastDay: dayAhead(app, 9) })
  async function createNotice() {
    const owner = await app.addPerson('tenant')
    await addHome(app.db, owner)
    const { body } = await app.withCookie(owner.cookie).requestOk(vacationNotices.add, { body: vacation() })
    return { owner, ids: { id: body.id } }
  }
  /** Creates an announcement with a picture for one home only. */
  async function createAnnouncement() {
    const owner = await app.addPerson('tenant')
    const { unit } = await addHome(app.db, owner)
    const { body: file } = await app.as('staff').requestOk(announcements.keepFile, await aPicture())
    const { body } = await app.as('staff').requestOk(announcements.write, {
      body: {
        title: 'Your windows',
        body: 'They are washed on Monday.',
        category: 'Maintenance',
        audience: { kind: 'units', unitIds: [unit.id] },
        when: 'now',
        fileIds: [file.id],
      },
    })
    return { owner, ids: { id: body.id }, fileId: file.id }
  }
  /** Creates an invitation of a person who has not signed in. */
  async function createMember() {
    const owner = await app.addPerson('tenant')
    await addHome(app.db, owner)
    const person = { firstName: 'Mira', lastName: 'Osei', email: `mira.${newId().slice(-8)}@mail.example` }
    const { body } = await app
      .withCookie(owner.cookie)
      .requestOk(household.invite, { body: { ...person, rights: ['requests'] } })
    return { owner, ids: { id: body.id } }
  }
  async function createPlannedMember() {
    const owner = await app.addPerson('tenant')
    const record = { userId: owner.id, fullName: 'Kofi Osei', emailPrimary: owner.email, phonePrimary: '4165550100' }
    const { id } = (await app.as('staff').requestOk(residents.add, { body: record })).body
    const { id: unitId } = await addUnit(app.db)
    const move = { kind: 'move_in', unitId, tenantIds: [id], effectiveDay: '2099-01-01' }
    await app.as('staff').requestOk(moves.plan, { body: move })
    const person = { firstName: 'Mira', lastName: 'Osei', email: 'mira.later@mail.example', rights: ['requests'] }
    const { body } = await app.withCookie(owner.cookie).requestOk(ownMoves.invite, { body: person })
    return { owner, ids: { id: body.id } }
  }
  async function createRequestWithPhoto() {
    const { owner, ids } = await createRequest(false)
    const { body } = await app.withCookie(owner.cookie).requestOk(requestPhotos.upload, await aPicture())
    await app
      .withCookie(owner.cookie)
      .requestOk(requestPhotos.add, { params: { id: ids.id }, body: { photoIds: [body.id] } })
    // A maintenance person sees unassigned requests.
    const changes = { params: { id: ids.id }, body: { assignedTo: app.people.staff.id } }
    await app.as('admin').requestOk(maintenance.change, changes)
    return { owner, ids: { ...ids, photoId: body.id }, isVisibleToOffice: true as const }
  }
  return factories
}
