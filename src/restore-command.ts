import { resolve } from 'node:path'
import { checkBackup } from '#backup/server/manifest.ts'
import { restoreBackup, whyNotRestore } from '#backup/server/restore.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { readConfig } from '#platform/server/config.ts'
import { readyFolder } from '#platform/server/folders.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { checkDemands } from '#platform/server/postgres/demands.ts'
import { secretKeyOf } from '#platform/server/secret-key.ts'

// `npm run restore -- file [--without-sealed]`: loads a backup into an empty installation.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '..'))
  const given = process.argv.slice(2)
  const withoutSealed = given.includes('--without-sealed')
  const file = given.find((part) => !part.startsWith('--'))
  if (file === undefined) throw new CannotStart('Say which file: npm run restore -- backup.tar')
  const backup = await checkBackup(resolve(file)).catch((error: { code?: string }) => {
    throw error.code === 'ENOENT' ? new CannotStart(`There is no file ${resolve(file)}.`) : error
  })
  await readyFolder('DATA_DIR', config.dataDir)
  const secretKey = await secretKeyOf(config)
  const refusal = whyNotRestore(backup.manifest, { secretKey, withoutSealed })
  if (refusal !== null) throw new CannotStart(refusal)
  const { connection, stop } = config.databaseUrl
    ? { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
    : await startCluster({ dataDir: config.dataDir, log: console })
  try {
    await checkDemands(connection, config.production, console)
    const { dataDir } = config
    const now = new Date()
    const done = await restoreBackup({ backup, connection, dataDir, secretKey, withoutSealed, now, log: console })
    console.log(
      [
        `Restored the backup of ${backup.manifest.madeAt}: ${done.tables} tables, ${done.rows} rows, ${done.files} files.`,
        'Everybody signs in again: sessions, links and tokens are not part of a backup.',
        ...(done.unsentLetters > 0
          ? [`${done.unsentLetters} letters were waiting then and were not sent; they stand in the outbox as failed.`]
          : []),
        ...(backup.manifest.missingFiles.length > 0
          ? [`${backup.manifest.missingFiles.length} files were missing or damaged already when it was made.`]
          : []),
      ].join('\n'),
    )
  } finally {
    await stop()
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exit(1)
}
