import type { House } from '#platform/server/house.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { serve } from '#platform/server/serve.ts'
import { accounts } from '../contract.ts'
import { words } from '../words.ts'
import { changePassword, resetPassword, throttleForgot } from './recovery.ts'
import { clearCookie, endSession, listSessions, setCookie } from './sessions.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { signIn } from './sign-in.ts'
import { findAccount, listAssignees, prefer } from './store.ts'
import { addUser, editUser, listUsers, type Parting, removeUser } from './users.ts'

/** `partings` say what else ends with an account. */
export function accountRoutes(house: House, partings: readonly Parting[]) {
  const { config, mail, jobs } = house
  secondFactorRoutes(house)

  serve(house, accounts.me, async ({ visitor }) => visitor)
  serve(house, accounts.signIn, async ({ db, body, address, request, reply, now }) => {
    const from = { address, agent: request.headers['user-agent'], limit: config.limits.login }
    const { user, session } = await signIn(db, body, from, house.secretKey, now)
    setCookie(reply, config.publicOrigin, session.token, session.maxAge)
    return user
  })
  serve(house, accounts.signOut, async ({ db, visitor, reply, now }) => {
    if (visitor)
      await db.transaction(async (tx) => {
        await endSession(tx, visitor.sessionId, visitor.id)
        await writeAudit(tx, { by: visitor, action: 'signed out', noun: 'accounts', recordId: visitor.id, now })
      })
    clearCookie(reply, config.publicOrigin)
    return { message: words.loggedOut }
  })
  serve(house, accounts.forgot, async ({ db, body, address, now }) => {
    await throttleForgot(db, body.email, address, config.limits.forgot, now)
    await jobs.post(db, 'forgot-password', { email: body.email })
    return { message: words.linkSent }
  })
  serve(house, accounts.reset, async ({ db, body, now }) => {
    await resetPassword(db, mail, body, now)
    return { message: words.resetDone }
  })
  serve(house, accounts.own, async ({ db, visitor }) => findAccount(db, visitor.id))
  serve(house, accounts.prefer, async ({ db, visitor, body, now }) => prefer(db, visitor.id, body, now))
  serve(house, accounts.changePassword, async ({ db, visitor, body, address, now }) => {
    await changePassword(db, mail, visitor, body, { address, limit: config.limits.login }, now)
    return { message: words.passwordChanged }
  })
  serve(house, accounts.sessions, async ({ db, visitor, now }) => listSessions(db, visitor, now))
  serve(house, accounts.endSession, async ({ db, visitor, params }) => {
    await endSession(db, params.id, visitor.id)
    return { message: words.sessionEnded }
  })
  serve(house, accounts.assignees, async ({ db }) => listAssignees(db))
  serve(house, accounts.users, async ({ db, query }) => listUsers(db, query))
  serve(house, accounts.addUser, async ({ db, body, visitor, now }) => addUser(db, body, visitor, now))
  serve(house, accounts.editUser, async ({ db, params, body, visitor, now, ifMatch }) =>
    editUser(db, params.id, body, visitor, now, ifMatch),
  )
  serve(house, accounts.removeUser, async ({ db, params, visitor, now }) => {
    await removeUser(db, params.id, partings, visitor, now)
    return { message: words.userDeleted }
  })
}
