import type { AppContext } from '#platform/server/http/app-context.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { authorisedPeople, collectionRule, vacationNotices } from '../contract.ts'
import { deskPhotos } from '../photo-contract.ts'
import {
  addAuthorisedPerson,
  changeAuthorisedPerson,
  endAuthorisedPerson,
  listAuthorisedPeople,
} from './authorised-people.ts'
import { changeCollectionRule, findCollectionRule } from './collection-rule.ts'
import { deleteUnusedDeskPhotos, findDeskPhoto, uploadDeskPhoto } from './photos.ts'
import { addVacationNotice, changeVacationNotice, endVacationNotice, listVacationNotices } from './vacation-notices.ts'

export async function frontDeskRoutes(context: AppContext) {
  registerRoute(context, authorisedPeople.list, ({ db, currentUser, now }) =>
    listAuthorisedPeople(db, currentUser.id, now),
  )
  registerRoute(context, authorisedPeople.add, ({ db, body, currentUser, now }) =>
    addAuthorisedPerson(db, body, currentUser, now),
  )
  registerRoute(context, authorisedPeople.change, ({ db, params, body, currentUser, ifMatch, now }) =>
    changeAuthorisedPerson(db, params.id, body, { by: currentUser, ifMatch, now }),
  )
  registerRoute(context, authorisedPeople.end, ({ db, params, currentUser, now }) =>
    endAuthorisedPerson(db, params.id, currentUser, now),
  )
  registerRoute(context, collectionRule.find, ({ db, currentUser }) => findCollectionRule(db, currentUser.id))
  registerRoute(context, collectionRule.change, ({ db, body, currentUser, now }) =>
    changeCollectionRule(db, body, currentUser, now),
  )
  registerRoute(context, vacationNotices.list, ({ db, currentUser, now }) =>
    listVacationNotices(db, currentUser.id, now),
  )
  registerRoute(context, vacationNotices.add, ({ db, body, currentUser, now }) =>
    addVacationNotice(db, body, currentUser, now),
  )
  registerRoute(context, vacationNotices.change, ({ db, params, body, currentUser, ifMatch, now }) =>
    changeVacationNotice(db, params.id, body, { by: currentUser, ifMatch, now }),
  )
  registerRoute(context, vacationNotices.end, ({ db, params, currentUser, now }) =>
    endVacationNotice(db, params.id, currentUser, now),
  )
  await photoRoutes(context)
}

async function photoRoutes(context: AppContext) {
  const { db, files, jobs, now } = context
  registerRoute(context, deskPhotos.upload, ({ db, body, query, currentUser, now }) =>
    uploadDeskPhoto(db, files, { kind: query.kind, bytes: body }, currentUser, now),
  )
  registerRoute(context, deskPhotos.show, async ({ db, params, query }) => {
    const file = await findDeskPhoto(db, files, params.id, query.size)
    return new FileReply(file, { disposition: 'inline', cache: 'private' })
  })
  await jobs.schedule('delete-unused-desk-photos', '41 3 * * *', () => deleteUnusedDeskPhotos(db, now()))
}
