import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { answers } from '../answer-contract.ts'
import { ownRequests } from '../own-contract.ts'
import { confirmByLink, lookAtQuestion, reopenByLink } from './answers.ts'
import { confirmOwnRequest, reopenOwnRequest, writeAboutOwnRequest } from './own-answers.ts'
import { findOwnRequest } from './own-requests.ts'

/** What residents answer, in the portal and from a letter. */
export function answerRoutes(house: House) {
  serve(house, ownRequests.confirm, async ({ db, params, visitor, now }) => {
    await confirmOwnRequest(db, params.id, visitor, now)
    return findOwnRequest(db, params.id, visitor.id)
  })
  serve(house, ownRequests.reopen, async ({ db, params, body, visitor, now }) => {
    await reopenOwnRequest(db, params.id, body.why, visitor, now)
    return findOwnRequest(db, params.id, visitor.id)
  })
  serve(house, ownRequests.write, async ({ db, params, body, visitor, now }) => {
    const post = { mail: house.mail, origin: house.origin() }
    await writeAboutOwnRequest(db, post, params.id, body.body, visitor, now)
    return findOwnRequest(db, params.id, visitor.id)
  })
  serve(house, answers.look, ({ db, body, address, now }) => lookAtQuestion(db, { ...body, address, now }))
  serve(house, answers.confirm, ({ db, body, address, now }) => confirmByLink(db, { ...body, address, now }))
  serve(house, answers.reopen, ({ db, body, address, now }) => reopenByLink(db, { ...body, address, now }))
}
