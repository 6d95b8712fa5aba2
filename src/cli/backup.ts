import { join, resolve } from 'node:path'
import { createBackup } from '#backup/server/create-backup.ts'
import { backupName } from '#backup/rules.ts'
import { connectionOfUrl } from '#platform/server/database/hosts/database-hosts.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { assertNoTransactionPooler } from '#platform/server/postgres/pooler.ts'
import { openSecretKey } from '#platform/server/security/secret-key.ts'

// `npm run backup [-- file]`: writes one verified file of everything, also while the program runs.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const now = new Date()
  const [, , file] = process.argv
  const target = file === undefined ? join(config.dataDir, 'backups', backupName(now)) : resolve(file)
  const fileStore = await openFileStore(config, console)
  const { key: secretKey, discard } = await openSecretKey(config)
  const { connection, stop } = config.databaseUrl
    ? { connection: connectionOfUrl(config.databaseUrl, console), stop: async () => {} }
    : await openCluster({ dataDir: config.dataDir, log: console })
  try {
    if (config.databaseUrl) await assertNoTransactionPooler(connection)
    const source = { connection, fileStore, secretKey, target, now }
    const { manifest, size } = await createBackup(source).catch(async (error: unknown) => {
      await discard()
      throw error
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      [
        `Backup created and verified: ${target}`,
        `${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files, ${(size / 1_048_576).toFixed(1)} MB.`,
        'It does not contain the secret key. Keep SECRET_KEY (or the file secret-key) somewhere else: without it, the codes in the backup cannot be decrypted.',
      ].join('\n'),
    )
    if (manifest.missingFiles.length > 0) {
      console.error(`${manifest.missingFiles.length} files are missing or damaged: ${manifest.missingFiles.join(', ')}`)
      process.exitCode = 2
    }
  } finally {
    await stop()
  }
} catch (error) {
  printError(error)
  process.exit(1)
}
