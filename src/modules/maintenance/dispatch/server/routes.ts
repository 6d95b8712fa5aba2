import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { dispatch } from '../contract.ts'
import { changeManyRequests } from './change-many.ts'
import { exportRequests } from './export.ts'
import { messageMany } from './message-many.ts'
import { checkSelection } from './select.ts'
import { readWorkload } from './workload.ts'

export function dispatchRoutes(context: AppContext) {
  const delivery = () => ({ mail: context.mail, origin: context.origin() })
  registerRoute(context, dispatch.workload, ({ db, now }) => readWorkload(db, now))
  registerRoute(context, dispatch.check, ({ db, body, now }) => checkSelection(db, body, body, now))
  registerRoute(context, dispatch.change, ({ db, body, currentUser, now }) =>
    changeManyRequests(db, body, currentUser, now, delivery()),
  )
  registerRoute(context, dispatch.message, ({ db, body, currentUser, now }) =>
    messageMany(db, body, currentUser, now, delivery()),
  )
  registerRoute(context, dispatch.exportList, async ({ db, body, currentUser, address, now, reply }) => {
    const { name, file } = await exportRequests(db, body, currentUser, address, now)
    await reply
      .headers({ 'Content-Disposition': `attachment; filename="${name}"`, 'Content-Type': 'text/csv; charset=utf-8' })
      .send(file)
    return file
  })
}
