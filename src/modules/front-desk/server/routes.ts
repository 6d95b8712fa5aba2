import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { authorisedPeople, vacationNotices } from '../contract.ts'
import {
  addAuthorisedPerson,
  changeAuthorisedPerson,
  endAuthorisedPerson,
  listAuthorisedPeople,
} from './authorised-people.ts'
import { addVacationNotice, changeVacationNotice, endVacationNotice, listVacationNotices } from './vacation-notices.ts'

export function frontDeskRoutes(context: AppContext) {
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
}
