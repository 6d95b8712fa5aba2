import type { InvitationHooks } from '#accounts/server/invitations/invitation-hooks.ts'
import { limitReveals } from '#accounts/server/reveal-limit.ts'
import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { residents } from '#residents/contract.ts'
import { invitations } from '#residents/invitation-contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { occupancy } from '../contract.ts'
import { firstDay } from '../first-day-contract.ts'
import { ownCodes } from '../own-codes-contract.ts'
import { ownCodeTexts } from '../messages/own.ts'
import { words } from '../messages/en.ts'
import { residentExport } from './export.ts'
import { dismissFirstDay, findFirstDay } from './first-day.ts'
import { revealHomeCode } from './home-codes.ts'
import { countInvitations, sendInvitations, welcomeInvited } from './invitations/invitations.ts'
import { listOwnCodes, revealOwnCode } from './own-codes.ts'
import { changeOwnProfile, resendOwnLink } from './own-profile.ts'
import { addResident, addResidentNote, changeResident } from './people.ts'
import { listAssignmentLogs, listUnitResidents } from './reads.ts'
import { countEach, findOwnProfile, findResident, listResidents, listVacantUnits } from './listing/residents.ts'
import { assignResident, changeAssignment, removeResident } from './store.ts'

/** `hooks` follow invitations to the portal. */
export function occupancyRoutes(context: AppContext, hooks: InvitationHooks) {
  residentRecords(context, hooks)
  ownRecord(context)
  registerRoute(context, invitations.figures, ({ db, now }) => countInvitations(db, now))
  registerRoute(context, invitations.send, ({ db, body, query, currentUser, now }) =>
    sendInvitations(db, context.mail, { ...body, ...query }, hooks, currentUser, now),
  )
  registerRoute(context, invitations.open, ({ db, body, now }) => welcomeInvited(db, body.token, now))
  registerRoute(context, occupancy.residents, ({ db, params }) => listUnitResidents(db, params.id))
  registerRoute(context, occupancy.assign, ({ db, params, body, currentUser, now }) =>
    assignResident(db, context.mail, params.id, body, currentUser, now),
  )
  registerRoute(context, occupancy.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeAssignment(db, params.id, params.tenantId, body, currentUser, now, ifMatch),
  )
  registerRoute(context, occupancy.remove, async ({ db, params, body, currentUser, now }) => {
    await removeResident(db, context.mail, params.id, body.tenantId, body.notes ?? null, currentUser, now)
    return { message: words.removed }
  })
  registerRoute(context, occupancy.logs, ({ db, params }) => listAssignmentLogs(db, params.id))
}

/** Endpoints whose replies include the home. */
function residentRecords(context: AppContext, hooks: InvitationHooks) {
  registerRoute(context, residents.list, async ({ db, query, request, now }) =>
    pageReply(request, await listResidents(db, query, now)),
  )
  registerRoute(context, residents.countEach, ({ db, body, now }) => countEach(db, body, now))
  registerRoute(context, residents.vacantUnits, ({ db }) => listVacantUnits(db))
  registerRoute(context, residents.find, ({ db, params, now }) => findResident(db, params.id, now))
  registerRoute(context, residents.add, ({ db, body, currentUser, now }) =>
    addResident(db, context, body, currentUser, now),
  )
  registerRoute(context, residents.change, ({ db, params, query, body, currentUser, now, ifMatch }) =>
    changeResident(db, context, params.id, body, hooks, {
      by: currentUser,
      ifMatch,
      operation: query.operation,
      now,
    }),
  )
  registerRoute(context, residents.reveal, async ({ db, params, body, currentUser, address, now }) => {
    await limitReveals(context, currentUser, address, now)
    return revealHomeCode(db, context.secretKey, params.id, body, currentUser, address, now)
  })
  registerRoute(context, residents.addNote, ({ db, params, body, currentUser, now }) =>
    addResidentNote(db, params.id, body.note, currentUser, now),
  )
  registerRoute(context, residents.exportList, async (call) =>
    sendListExport(call, residentExport(call.query, call.now)),
  )
  registerRoute(context, residents.exportChosen, async (call) => {
    const chosen = { ...call.body, sort: 'name', order: 'asc', limit: 1000, cursor: undefined } as const
    return sendListExport(call, residentExport(chosen, call.now))
  })
}

/** Residents' endpoints for their own data. */
function ownRecord(context: AppContext) {
  registerRoute(context, residents.own, ({ db, params, currentUser, now }) =>
    findOwnProfile(db, params.userId, currentUser.id, now),
  )
  registerRoute(context, residents.ownRecord, ({ db, currentUser, now }) =>
    findOwnProfile(db, currentUser.id, currentUser.id, now),
  )
  registerRoute(context, ownProfile.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeOwnProfile(db, context, params.id, body, currentUser, now, ifMatch),
  )
  registerRoute(context, ownProfile.resendLink, ({ db, params, body, currentUser, now }) =>
    resendOwnLink(db, context, params.id, body.field, currentUser, now),
  )
  registerRoute(context, firstDay.find, ({ db, currentUser, now }) => findFirstDay(db, currentUser.id, now))
  registerRoute(context, firstDay.dismiss, ({ db, currentUser, now }) => dismissFirstDay(db, currentUser, now))
  registerRoute(context, ownCodes.list, ({ db, currentUser, now }) => listOwnCodes(db, currentUser.id, now))
  registerRoute(context, ownCodes.reveal, async ({ db, body, currentUser, address, now }) => {
    await limitReveals(context, currentUser, address, now, (language) => ownCodeTexts[language].tooManyLooks)
    return revealOwnCode(db, context.secretKey, body, currentUser, address, now)
  })
}
