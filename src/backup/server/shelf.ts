import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '#platform/refusal.ts'
import type { BackupFile } from '../contract.ts'
import { isBackupName } from '../rules.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** Where an installation keeps the backups it makes itself. */
export const shelfOf = (dataDir: string) => join(dataDir, 'backups')

export const namesOn = async (dataDir: string) =>
  (await readdir(shelfOf(dataDir)).catch(() => [])).filter(isBackupName).sort().reverse()

/** What lies there, newest first; a file whose own account of itself cannot be read is left out. */
export async function listBackups(dataDir: string): Promise<BackupFile[]> {
  const found: BackupFile[] = []
  for (const name of await namesOn(dataDir)) {
    const path = join(shelfOf(dataDir), name)
    const manifest = await readManifest(path).catch(() => null)
    if (manifest) found.push(told(name, (await stat(path)).size, manifest))
  }
  return found
}

export const told = (name: string, bytes: number, manifest: Manifest): BackupFile => ({
  name,
  bytes,
  madeAt: manifest.madeAt,
  rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
  files: manifest.files.length,
  missingFiles: manifest.missingFiles.length,
})

/** The path of one of them; 404 for any other name. */
export async function findBackup(dataDir: string, name: string): Promise<{ path: string; size: number }> {
  const path = join(shelfOf(dataDir), name)
  const there = isBackupName(name) ? await stat(path).catch(() => null) : null
  if (!there) throw notFound('Backup')
  return { path, size: there.size }
}

export const removeBackup = (dataDir: string, name: string) => rm(join(shelfOf(dataDir), name), { force: true })
