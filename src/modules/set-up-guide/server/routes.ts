import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { setUpGuide } from '../contract.ts'
import { changeGuide, findGuide } from './store.ts'

export function setUpGuideRoutes(context: AppContext) {
  const { config } = context
  registerRoute(context, setUpGuide.find, ({ db, currentUser }) => findGuide(db, config, currentUser))
  registerRoute(context, setUpGuide.change, ({ db, body, currentUser, now }) =>
    changeGuide(db, config, body, currentUser, now),
  )
}
