import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { AssetManifest } from '#platform/rendering.ts'

/** The typefaces of every page of a portal. */
const fonts = /^(?:inter-text|newsreader-title)-.+\.woff2$/

/**
 * Writes the files of the shell into the service worker: what every portal loads. Each portal's own files are stored when
 * they are first used. The version is a hash of the names, so a build with the same files is the same worker.
 */
export async function writeServiceWorker(client: string, assets: AssetManifest): Promise<void> {
  const { file, imports, styles } = assets.entries['src/app/browser.tsx'] ?? { file: '', imports: [], styles: [] }
  const names = (await readdir(path.join(client, 'assets'))).filter((name) => fonts.test(name))
  const shell = [file, ...imports, ...styles, ...names.map((name) => `/assets/${name}`)]
  const version = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12)
  const worker = path.join(client, 'service-worker.js')
  const source = await readFile(worker, 'utf8')
  const filled = source
    .replace("var version = 'development'", `var version = '${version}'`)
    .replace('var shell = []', `var shell = ${JSON.stringify(shell)}`)
  if (!filled.includes(version) || !filled.includes(file))
    throw new Error('The service worker has no place for its files.')
  await writeFile(worker, filled)
}
