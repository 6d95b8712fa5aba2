import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { household, householdOfUnit } from '../contract.ts'
import { memberTexts } from '../messages/index.ts'
import { eraseEndedMemberships } from './end.ts'
import { findOwnHousehold, listMembersOfUnit } from './reads.ts'
import { changeMember, endMemberOfUnit, endOwnMember, inviteMember, inviteMemberAgain } from './store.ts'

export async function householdMemberRoutes(context: AppContext) {
  const { mail } = context
  registerRoute(context, household.own, ({ db, currentUser }) => findOwnHousehold(db, currentUser))
  registerRoute(context, household.invite, ({ db, body, currentUser, now }) =>
    inviteMember(db, mail, body, currentUser, now),
  )
  registerRoute(context, household.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeMember(db, params.id, body.rights, currentUser, now, ifMatch),
  )
  registerRoute(context, household.inviteAgain, ({ db, params, currentUser, now }) =>
    inviteMemberAgain(db, mail, params.id, currentUser, now),
  )
  registerRoute(context, household.end, ({ db, params, currentUser, now }) =>
    endOwnMember(db, mail, params.id, currentUser, now),
  )
  registerRoute(context, householdOfUnit.list, ({ db, params }) => listMembersOfUnit(db, params.id))
  registerRoute(context, householdOfUnit.end, ({ db, params, currentUser, now }) =>
    endMemberOfUnit(db, mail, params.id, params.memberId, currentUser, now),
  )
  await context.jobs.schedule('erase-ended-memberships', '7 4 * * *', () =>
    eraseEndedMemberships(context.db, memberTexts.en.formerMember, context.now()),
  )
}
