import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { accounts } from '../contract.ts'
import { userList } from '../export-contract.ts'
import { accountTexts } from '../messages/index.ts'
import { userExport } from './users/export.ts'
import { changePassword, requestResetLink, resetPassword } from './recovery.ts'
import type { InvitationHooks } from './invitations/invitation-hooks.ts'
import { inviteUser } from './invitations/invite-user.ts'
import type { WriteContactEmail } from './email/confirm-email.ts'
import { emailRoutes } from './email/email-routes.ts'
import { endSession, listSessions } from './sessions.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { findAccount, listAssignees, updatePreferences } from './store.ts'
import { changeEach } from '#undo/server/change-many.ts'
import { editUser, setUserActive } from './users/edit-user.ts'
import { addUser, listUsers, type AccountCleanup, removeUser } from './users/users.ts'

/**
 * `cleanups` end what belongs to a deleted account; `writeContactEmail` stores a confirmed contact address; `hooks` follow a
 * first password.
 */
export function accountRoutes(
  context: AppContext,
  cleanups: readonly AccountCleanup[],
  writeContactEmail: WriteContactEmail,
  hooks: InvitationHooks,
) {
  const { config, mail, jobs } = context
  secondFactorRoutes(context)
  emailRoutes(context, writeContactEmail)

  signInRoutes(context)
  registerRoute(context, accounts.forgot, async ({ db, body, address, now }) => {
    const userId = await requestResetLink(db, body.email, { address, limit: config.limits.forgot }, now)
    // Also without an account, so that the answer takes the same time.
    await jobs.enqueue(db, 'forgot-password', { userId })
    return { message: accountTexts.en.linkSent }
  })
  registerRoute(context, accounts.reset, async ({ db, body, now }) => {
    await resetPassword(db, mail, body, hooks, now)
    return { message: accountTexts.en.resetDone }
  })
  registerRoute(context, accounts.own, async ({ db, currentUser }) => findAccount(db, currentUser.id))
  registerRoute(context, accounts.prefer, async ({ db, currentUser, body, now }) =>
    updatePreferences(db, currentUser.id, body, now),
  )
  registerRoute(context, accounts.changePassword, async ({ db, currentUser, body, address, now }) => {
    await changePassword(db, mail, currentUser, body, { address, limit: config.limits.login }, now)
    return { message: accountTexts.en.passwordChanged }
  })
  registerRoute(context, accounts.sessions, async ({ db, currentUser, now }) => listSessions(db, currentUser, now))
  registerRoute(context, accounts.endSession, async ({ db, currentUser, params }) => {
    await endSession(db, params.id, currentUser.id)
    return { message: accountTexts.en.sessionEnded }
  })
  registerRoute(context, accounts.assignees, async ({ db }) => listAssignees(db))
  registerRoute(context, accounts.users, async ({ db, query, now }) => listUsers(db, query, now))
  registerRoute(context, userList.exportList, (call) => sendListExport(call, userExport(call.query, call.now)))
  registerRoute(context, accounts.addUser, async ({ db, body, currentUser, now }) =>
    addUser(db, mail, body, currentUser, now),
  )
  registerRoute(context, accounts.editUser, async ({ db, params, query, body, currentUser, now, ifMatch }) =>
    editUser(db, mail, params.id, body, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, userList.change, async ({ db, body, currentUser, now }) =>
    changeEach(db, body, currentUser, now, (tx, id, changing) => setUserActive(tx, mail, id, body.isActive, changing)),
  )
  registerRoute(context, accounts.inviteUser, async ({ db, params, query, currentUser, now }) =>
    inviteUser(db, mail, params.id, { by: currentUser, operation: query.operation, now }),
  )
  registerRoute(context, accounts.removeUser, async ({ db, params, currentUser, now }) => {
    await removeUser(db, params.id, cleanups, currentUser, now)
    return { message: accountTexts.en.userDeleted }
  })
}
