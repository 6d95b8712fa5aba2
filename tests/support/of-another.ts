import { announcements } from '#announcements/contract.ts'
import { maintenance } from '#maintenance/contract.ts'
import { ownRequests } from '#maintenance/own-contract.ts'
import { requestPhotos } from '#maintenance/photos-contract.ts'
import { resources } from '#resources/contract.ts'
import type { TestHouse } from './house.ts'
import { addHome } from './household.ts'
import { aPicture } from './picture.ts'

/** A record of somebody else's, and whose. */
type OfAnother = {
  ids: Record<string, string>
  owner: { cookie: string }
  body?: unknown
  /** The office sees what residents see only of their own. */
  alsoOffice?: true
}

/** For each call that a resident may make about one record: how to make one of somebody else's. */
export function recordsOfAnother(house: TestHouse): Record<string, () => Promise<OfAnother>> {
  async function requestOfAnother(completed: boolean) {
    const owner = await house.addPerson('tenant')
    await addHome(house.db, owner)
    const { body } = await house.withCookie(owner.cookie).sends(ownRequests.file, {
      body: { title: 'Tap drips', description: 'In the kitchen, since Sunday.' },
    })
    const move = { params: { id: body.id }, body: { status: 'completed' } }
    if (completed) await house.as('staff').sends(maintenance.move, move)
    return { ids: { id: body.id }, owner }
  }
  const made: Record<string, () => Promise<OfAnother>> = {
    'DELETE /api/account/sessions/:id': async () => {
      const owner = await house.addPerson('tenant')
      const heard = await house.withCookie(owner.cookie).knocks({ method: 'GET', url: '/api/account/sessions' })
      return { ids: { id: heard.body[0].id }, owner }
    },
    'GET /api/tenant/profile/:userId': async () => {
      const owner = await house.addPerson('tenant')
      await addHome(house.db, owner)
      return { ids: { userId: owner.id }, owner }
    },
    'PATCH /api/tenant/profile/:id': async () => {
      const owner = await house.addPerson('tenant')
      const { tenantId } = await addHome(house.db, owner)
      return { ids: { id: tenantId }, owner, body: { emergencyContactName: 'Kofi Boateng' } }
    },
    'GET /api/tenant/maintenance-requests/:id': () => requestOfAnother(false),
    'POST /api/tenant/maintenance-requests/:id/confirm': () => requestOfAnother(true),
    'POST /api/tenant/maintenance-requests/:id/reopen': () => requestOfAnother(true),
    'POST /api/tenant/maintenance-requests/:id/messages': () => requestOfAnother(false),
    'PATCH /api/tenant/maintenance-requests/:id/entry': async () => ({
      ...(await requestOfAnother(false)),
      body: { entryPermission: 'yes' },
    }),
    'GET /api/resource-versions/:id': async () => {
      const owner = await house.addPerson('tenant')
      const { unit } = await addHome(house.db, owner)
      const { body: made } = await house.as('staff').sends(resources.add, {
        body: { kind: 'document', title: 'Letter', audience: { kind: 'units', unitIds: [unit.id] } },
      })
      const { body: kept } = await house.as('staff').sends(resources.addVersion, {
        params: { id: made.id },
        body: Buffer.from('%PDF-1.4\n%%EOF\n'),
        headers: { 'content-type': 'application/pdf' },
      })
      return { ids: { id: kept.versions[0]?.id ?? '' }, owner, alsoOffice: true }
    },
    'GET /api/maintenance-photos/:id': async () => {
      const { owner, ids } = await photographed()
      return { owner, ids: { id: ids.photoId }, alsoOffice: true }
    },
    'GET /api/maintenance-requests/:id/photos': photographed,
    'POST /api/maintenance-requests/:id/photos': async () => {
      const { owner, ids } = await photographed()
      const more = await house.withCookie(owner.cookie).sends(requestPhotos.keep, await aPicture())
      return { owner, ids, body: { photoIds: [more.body.id] }, alsoOffice: true }
    },
    'DELETE /api/maintenance-requests/:id/photos/:photoId': photographed,
    'POST /api/tenant/announcements/:id/read': announced,
    'GET /api/announcement-files/:id': async () => {
      const { owner, fileId } = await announced()
      return { owner, ids: { id: fileId }, alsoOffice: true }
    },
  }
  /** An announcement with a picture, for one home only. */
  async function announced() {
    const owner = await house.addPerson('tenant')
    const { unit } = await addHome(house.db, owner)
    const { body: file } = await house.as('staff').sends(announcements.keepFile, await aPicture())
    const { body } = await house.as('staff').sends(announcements.write, {
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
  async function photographed() {
    const { owner, ids } = await requestOfAnother(false)
    const { body } = await house.withCookie(owner.cookie).sends(requestPhotos.keep, await aPicture())
    await house
      .withCookie(owner.cookie)
      .sends(requestPhotos.add, { params: { id: ids.id }, body: { photoIds: [body.id] } })
    return { owner, ids: { ...ids, photoId: body.id }, alsoOffice: true as const }
  }
  return made
}
