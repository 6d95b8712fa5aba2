import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { settings } from '../contract.ts'
import { type SettingsSections, listChanges, undoChange } from './store.ts'

/** `areas`: all parts of the settings whose changes can be listed and undone. */
export function settingsRoutes(context: AppContext, settingsSections: SettingsSections) {
  registerRoute(context, settings.changes, async ({ db, query, currentUser, request }) =>
    pageReply(request, await listChanges(db, settingsSections, query, currentUser)),
  )
  registerRoute(context, settings.undo, ({ db, params, currentUser, now }) =>
    undoChange(db, settingsSections, params.id, currentUser, now),
  )
}
