import type { ClientConfig } from 'pg'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { openerOf } from '#platform/server/files/local-file.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { backups } from '../contract.ts'
import { words } from '../messages/en.ts'
import { listBackups } from './backup-folder.ts'
import {
  changePlan,
  deleteBackup,
  findPlan,
  recordDownload,
  createBackupNow,
  createDueBackup,
  type Source,
} from './store.ts'

/** `connection`: a backup opens its own connection, because it can take long. */
export async function backupRoutes(context: AppContext, connection: ClientConfig) {
  const source = (): Source => ({
    connection,
    schema: context.buildings.current().schema,
    dataDir: context.config.dataDir,
    fileStore: context.fileStore,
    secretKey: context.secretKey,
  })
  registerRoute(context, backups.list, () => listBackups(context.config.dataDir))
  registerRoute(context, backups.make, ({ db, currentUser, now }) => createBackupNow(db, source(), currentUser, now))
  registerRoute(context, backups.download, async ({ db, params, currentUser, address, now }) => {
    const { path, size } = await recordDownload(db, context.config.dataDir, params.name, currentUser, address, now)
    const { name } = params
    const file = { id: name, name, size, mediaType: 'application/x-tar', open: openerOf(path, size) }
    return new FileReply(file, { disposition: 'attachment' })
  })
  registerRoute(context, backups.remove, async ({ db, params, currentUser, now }) => {
    await deleteBackup(db, context.config.dataDir, params.name, currentUser, now)
    return { message: words.removed }
  })
  registerRoute(context, backups.plan, ({ db }) => findPlan(db))
  registerRoute(context, backups.changePlan, ({ db, body, currentUser, now, ifMatch }) =>
    changePlan(db, body, currentUser, now, ifMatch),
  )
  await context.jobs.schedule('backup', '7 * * * *', () =>
    createDueBackup(context.db, source(), context.mail, context.now()),
  )
}
