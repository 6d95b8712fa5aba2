import { resolve } from 'node:path'
import { checkBackup } from '#backup/server/manifest.ts'
import { restoreBackup, validateRestore } from '#backup/server/restore.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { connectionOfUrl } from '#platform/server/database/hosts/database-hosts.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { ensureFolder } from '#platform/server/files/folders.ts'
import { printError } from '#platform/server/process/logged-error.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { checkServer } from '#platform/server/postgres/demands.ts'
import { openSecretKey } from '#platform/server/security/secret-key.ts'

// `npm run restore -- file [--without-sealed]`: loads a backup into an empty installation.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  if (config.hasManyBuildings)
    throw new CannotStart(
      'With many buildings, a backup becomes a new one: npm run create-building -- --slug north --host north.example.com --restore backup.tar',
    )
  const args = process.argv.slice(2)
  const withoutSealed = args.includes('--without-sealed')
  const file = args.find((part) => !part.startsWith('--'))
  if (file === undefined) throw new CannotStart('Name the backup file: npm run restore -- backup.tar')
  const backup = await checkBackup(resolve(file)).catch((error: { code?: string }) => {
    throw error.code === 'ENOENT' ? new CannotStart(`File not found: ${resolve(file)}`) : error
  })
  await ensureFolder('DATA_DIR', config.dataDir)
  const fileStore = await openFileStore(config, console)
  const { key: secretKey, discard } = await openSecretKey(config)
  const problem = validateRestore(backup.manifest, { secretKey, withoutSealed })
  if (problem !== null) {
    await discard()
    throw new CannotStart(problem)
  }
  const { connection, stop } = config.databaseUrl
    ? { connection: connectionOfUrl(config.databaseUrl, console), stop: async () => {} }
    : await startCluster({ dataDir: config.dataDir, log: console })
  try {
    await checkServer(connection, config.production, console)
    const now = new Date()
    const done = await restoreBackup({ backup, connection, fileStore, secretKey, withoutSealed, now, log: console })
    console.log(
      [
        `Restored the backup of ${backup.manifest.madeAt}: ${done.tables} tables, ${done.rows} rows, ${done.files} files.`,
        'Everyone must sign in again: sessions, links and tokens are not part of a backup.',
        ...(done.unsentEmails > 0
          ? [
              `${done.unsentEmails} emails were waiting to be sent and will not be sent. The outbox shows them as failed.`,
            ]
          : []),
        ...(backup.manifest.missingFiles.length > 0
          ? [
              `${backup.manifest.missingFiles.length} files were already missing or damaged when the backup was created.`,
            ]
          : []),
      ].join('\n'),
    )
  } finally {
    await stop()
  }
} catch (error) {
  printError(error)
  process.exit(1)
}
