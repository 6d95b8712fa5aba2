import { writeAudit } from '#platform/server/audit/audit.ts'
import type { AppContext, RouteContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import type { Config } from '#platform/server/process/config.ts'
import { accounts } from '../contract.ts'
import { accountTexts } from '../messages/index.ts'
import { clearCookie, endSession, setCookie } from './sessions.ts'
import { signIn } from './sign-in.ts'

export type SignInContext = RouteContext &
  Pick<AppContext, 'reserved' | 'secretKey'> & { config: Pick<Config, 'publicOrigin' | 'limits'> }

/** Signing in and out, of a building and of the portfolio: it works while other calls use up the connections. */
export function signInRoutes(context: SignInContext) {
  const { config } = context
  const reservedContext: SignInContext = Object.assign(Object.create(context), { db: context.reserved })

  registerRoute(context, accounts.me, async ({ currentUser }) => currentUser)
  registerRoute(reservedContext, accounts.signIn, async ({ db, body, address, request, reply, now }) => {
    const from = { address, agent: request.headers['user-agent'], limit: config.limits.login }
    const { user, session } = await signIn(db, body, from, context.secretKey, now)
    setCookie(reply, config.publicOrigin, session.token, session.maxAge)
    return user
  })
  registerRoute(reservedContext, accounts.signOut, async ({ db, currentUser, reply, now }) => {
    if (currentUser)
      await db.transaction(async (tx) => {
        await endSession(tx, currentUser.sessionId, currentUser.id)
        await writeAudit(tx, {
          by: currentUser,
          action: 'signed out',
          recordType: 'accounts',
          recordId: currentUser.id,
          now,
        })
      })
    clearCookie(reply, config.publicOrigin)
    return { message: accountTexts.en.loggedOut }
  })
}
