import type { House } from '#platform/server/house.ts'
import { Answer, serve } from '#platform/server/serve.ts'
import { settings } from '../contract.ts'
import { type Areas, listChanges, undoChange } from './store.ts'

/** `areas`: every part of the settings whose changes can be told and taken back. */
export function settingsRoutes(house: House, areas: Areas) {
  serve(house, settings.changes, async ({ db, query, request }) => {
    const { rows, total, next } = await listChanges(db, areas, query)
    return new Answer(rows, { 'X-Total-Count': String(total), ...linkTo(request.url, next) })
  })
  serve(house, settings.undo, ({ db, params, visitor, now }) => undoChange(db, areas, params.id, visitor, now))
}

function linkTo(url: string, next: string | null): Record<string, string> {
  if (next === null) return {}
  const [path, search] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('cursor', next)
  return { Link: `<${path}?${query.toString()}>; rel="next"` }
}
