import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { commandBar } from '../contract.ts'
import { search, listRecent } from './store.ts'
import { createVocabulary } from './vocabulary.ts'

export function commandBarRoutes(context: AppContext) {
  const vocabulary = createVocabulary(context)
  registerRoute(context, commandBar.find, ({ db, query, currentUser }) =>
    search(db, query.q, vocabulary, currentUser.role),
  )
  registerRoute(context, commandBar.chosen, ({ db, query, currentUser }) => listRecent(db, query.of, currentUser.role))
}
