import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { ReplyWithHeaders } from '#platform/server/http/send-reply.ts'
import { settings } from '../contract.ts'
import { type Areas, listChanges, undoChange } from './store.ts'

/** `areas`: all parts of the settings whose changes can be listed and undone. */
export function settingsRoutes(context: AppContext, areas: Areas) {
  registerRoute(context, settings.changes, async ({ db, query, request }) => {
    const { rows, total, next } = await listChanges(db, areas, query)
    return new ReplyWithHeaders(rows, { 'X-Total-Count': String(total), ...linkTo(request.url, next) })
  })
  registerRoute(context, settings.undo, ({ db, params, currentUser, now }) =>
    undoChange(db, areas, params.id, currentUser, now),
  )
}

function linkTo(url: string, next: string | null): Record<string, string> {
  if (next === null) return {}
  const [path, search] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('cursor', next)
  return { Link: `<${path}?${query.toString()}>; rel="next"` }
}
