import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { resources } from '../contract.ts'
import { manyResources } from '../many-contract.ts'
import { ownResources } from '../own-contract.ts'
import { changeEach } from '#undo/server/change-many.ts'
import { resourceExport } from './export.ts'
import { findResource, findVersionFile, listOwnResources, listResources } from './reads.ts'
import { addResource, addVersion, changeResource } from './store.ts'

export function resourceRoutes(context: AppContext) {
  const { files } = context
  registerRoute(context, resources.list, ({ db }) => listResources(db))
  registerRoute(context, resources.exportList, (call) => sendListExport(call, resourceExport(call.query, call.now)))
  registerRoute(context, resources.find, ({ db, params }) => findResource(db, params.id))
  registerRoute(context, resources.add, ({ db, body, currentUser, now }) => addResource(db, body, currentUser, now))
  registerRoute(context, resources.change, ({ db, params, query, body, currentUser, now, ifMatch }) =>
    changeResource(db, params.id, body, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, manyResources.change, ({ db, body, currentUser, now }) =>
    changeEach(db, body, currentUser, now, (tx, id, changing) =>
      changeResource(tx, id, { archived: body.action === 'archive' }, changing),
    ),
  )
  registerRoute(context, resources.addVersion, ({ db, params, query, body, currentUser, now }) =>
    addVersion(db, files, params.id, { bytes: body, ...query }, currentUser, now),
  )
  registerRoute(
    context,
    resources.open,
    async ({ db, params, currentUser, now }) =>
      new FileReply(await findVersionFile(db, files, params.id, currentUser, now), {
        disposition: 'attachment',
        cache: 'private',
      }),
  )
  registerRoute(context, ownResources.list, ({ db, currentUser, now }) => listOwnResources(db, currentUser.id, now))
}
