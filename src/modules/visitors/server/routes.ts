import { isOffice } from '#platform/roles.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { doNotAdmit, visitors } from '../contract.ts'
import { ownVisitors } from '../own-contract.ts'
import { addBarred, changeBarred, endBarred, listBarred } from './barred.ts'
import { findByCode } from './codes.ts'
import { findExpected, findFirms, readBoard } from './expected.ts'
import { addPass, cancelPass, changePass, listOwnVisitors } from './own-passes.ts'
import { sendPassEmail } from './pass-email.ts'
import { endStallAtDesk, giveStallAtDesk, setVisitorRules } from './stalls.ts'
import { checkIn, checkOut } from './stays.ts'

export function visitorRoutes(context: AppContext) {
  registerRoute(context, visitors.board, ({ db, now }) => readBoard(db, now))
  registerRoute(context, visitors.pass, ({ db, params, now }) => findExpected(db, params.id, now))
  registerRoute(context, visitors.byCode, async ({ db, body, currentUser, now }) =>
    findExpected(db, await findByCode(db, context.secretKey, body.code, currentUser, now), now),
  )
  registerRoute(context, visitors.checkIn, ({ db, body, query, currentUser, now }) =>
    checkIn(db, { ...body, ...query }, { by: currentUser, isOffice: isOffice(currentUser.role) }, now),
  )
  registerRoute(context, visitors.checkOut, ({ db, params, query, currentUser, now }) =>
    checkOut(db, params.id, { by: currentUser, operation: query.operation, now }),
  )
  registerRoute(context, visitors.firms, ({ db, query, now }) => findFirms(db, query.text, now))
  registerRoute(context, visitors.giveStall, ({ db, body, currentUser, now }) =>
    giveStallAtDesk(db, body, currentUser, now),
  )
  registerRoute(context, visitors.endStall, ({ db, params, currentUser, now }) =>
    endStallAtDesk(db, params.id, currentUser, now),
  )
  registerRoute(context, visitors.setRules, ({ db, body, currentUser, now }) =>
    setVisitorRules(db, body.stallsPerMonth, currentUser, now),
  )
  barredRoutes(context)
  ownVisitorRoutes(context)
}

function barredRoutes(context: AppContext) {
  registerRoute(context, doNotAdmit.list, ({ db }) => listBarred(db))
  registerRoute(context, doNotAdmit.add, ({ db, body, currentUser, now }) => addBarred(db, body, currentUser, now))
  registerRoute(context, doNotAdmit.change, ({ db, params, body, currentUser, ifMatch, now }) =>
    changeBarred(db, params.id, body, { by: currentUser, ifMatch, now }),
  )
  registerRoute(context, doNotAdmit.end, ({ db, params, currentUser, now }) =>
    endBarred(db, params.id, currentUser, now),
  )
}

function ownVisitorRoutes(context: AppContext) {
  const { mail } = context
  const tools = () => ({ secretKey: context.secretKey, origin: context.origin() })
  registerRoute(context, ownVisitors.list, ({ db, currentUser, now }) =>
    listOwnVisitors(db, tools(), currentUser.id, now),
  )
  registerRoute(context, ownVisitors.add, ({ db, body, currentUser, now }) =>
    addPass(db, tools(), body, currentUser, now),
  )
  registerRoute(context, ownVisitors.change, ({ db, params, body, currentUser, ifMatch, now }) =>
    changePass(db, tools(), params.id, body, { by: currentUser, ifMatch, now }),
  )
  registerRoute(context, ownVisitors.cancel, ({ db, params, currentUser, now }) =>
    cancelPass(db, params.id, currentUser, now),
  )
  registerRoute(context, ownVisitors.email, ({ db, params, body, currentUser, now }) =>
    sendPassEmail(db, { ...tools(), mail }, { id: params.id, email: body.email }, currentUser, now),
  )
}
