import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '#platform/http-error.ts'
import type { BackupFile } from '../contract.ts'
import { isBackupName } from '../rules.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** The folder of the backups of an installation. */
export const backupFolder = (dataDir: string) => join(dataDir, 'backups')

export const listBackupNames = async (dataDir: string) =>
  (await readdir(backupFolder(dataDir)).catch(() => [])).filter(isBackupName).sort().reverse()

/** The backups in the folder, newest first; files without a readable manifest are left out. */
export async function listBackups(dataDir: string): Promise<BackupFile[]> {
  const found: BackupFile[] = []
  for (const name of await listBackupNames(dataDir)) {
    const path = join(backupFolder(dataDir), name)
    const manifest = await readManifest(path).catch(() => null)
    if (manifest) found.push(toBackupFile(name, (await stat(path)).size, manifest))
  }
  return found
}

export const toBackupFile = (name: string, bytes: number, manifest: Manifest): BackupFile => ({
  name,
  bytes,
  madeAt: manifest.madeAt,
  rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
  files: manifest.files.length,
  missingFiles: manifest.missingFiles.length,
})

/** The path of a backup; throws 404 for any other name. */
export async function findBackup(dataDir: string, name: string): Promise<{ path: string; size: number }> {
  const path = join(backupFolder(dataDir), name)
  const stats = isBackupName(name) ? await stat(path).catch(() => null) : null
  if (!stats) throw notFound('Backup')
  return { path, size: stats.size }
}

export const removeBackup = (dataDir: string, name: string) => rm(join(backupFolder(dataDir), name), { force: true })
