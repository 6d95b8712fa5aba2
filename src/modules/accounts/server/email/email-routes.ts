import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { emailChanges } from '../../email-contract.ts'
import { emailAddressTexts } from '../../messages/email.ts'
import { confirmEmail, findEmailToConfirm, type WriteContactEmail } from './confirm-email.ts'
import {
  cancelSignInEmailChange,
  requestSignInEmailChange,
  resendConfirmation,
  throttleConfirmations,
} from './email-changes.ts'

export function emailRoutes(context: AppContext, writeContactEmail: WriteContactEmail) {
  const { mail, config } = context

  registerRoute(context, emailChanges.request, async ({ db, currentUser, body, address, now }) => {
    await requestSignInEmailChange(db, context, currentUser, body, { address, limit: config.limits.login }, now)
    return { message: emailAddressTexts.en.linkSent }
  })
  registerRoute(context, emailChanges.resend, async ({ db, currentUser, now }) => {
    await throttleConfirmations(db, currentUser.id, now)
    await db.transaction((tx) => resendConfirmation(tx, mail, currentUser.id, 'sign-in', now))
    return { message: emailAddressTexts.en.linkSent }
  })
  registerRoute(context, emailChanges.cancel, async ({ db, currentUser, now }) => {
    await cancelSignInEmailChange(db, currentUser, now)
    return { message: emailAddressTexts.en.cancelled }
  })
  registerRoute(context, emailChanges.look, ({ db, body, address, now }) =>
    findEmailToConfirm(db, { ...body, address, now }),
  )
  registerRoute(context, emailChanges.confirm, ({ db, body, currentUser, address, now }) =>
    confirmEmail(db, { mail, writeContactEmail }, currentUser, { ...body, address, now }),
  )
}
