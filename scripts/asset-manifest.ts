import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { firstScreens } from '#portals/first-screens.ts'
import type { AssetEntry, AssetManifest, InlineAssets } from '#platform/rendering.ts'

/** Vite's manifest reduced to what a page needs: the file, its styles, the chunks to preload. */
export async function writeAssetManifest(outputFolder: string, manifests: readonly string[]): Promise<AssetManifest> {
  const entries: Record<string, AssetEntry> = {}
  const onDemand: Record<string, AssetEntry> = {}
  for (const name of manifests) {
    const manifest = JSON.parse(await readFile(path.join(outputFolder, 'client', name), 'utf8')) as Manifest
    for (const [source, chunk] of Object.entries(manifest)) {
      if (chunk.isEntry || preloaded.has(source)) entries[source] = entryOf(manifest, chunk)
      if (chunk.isDynamicEntry) onDemand[source] = entryOf(manifest, chunk)
    }
  }
  for (const source of preloaded)
    if (!entries[source])
      throw new Error(`src/portals/first-screens.ts names ${source}, but no portal loads that file on demand.`)
  const assets: AssetManifest = {
    development: false,
    entries,
    inline: await readInline(path.join(outputFolder, 'client')),
  }
  await writeFile(path.join(outputFolder, 'assets.json'), JSON.stringify(assets))
  // For the test of the budgets of screens.
  await writeFile(path.join(outputFolder, 'on-demand.json'), JSON.stringify(onDemand))
  await rm(path.join(outputFolder, 'client/.vite'), { recursive: true })
  return assets
}

/** Small files that would delay the first paint and the first calls if they were requested. */
async function readInline(client: string): Promise<InlineAssets> {
  const script = async (name: string) =>
    (await readFile(path.join(client, name), 'utf8')).replaceAll(/^\s*\/\/.*\n|^\s+/gm, '')
  const style = await readFile(path.join(import.meta.dirname, '../src/portals/site/shell/skeleton.css'), 'utf8')
  return {
    theme: await script('theme.js'),
    firstCalls: await script('first-calls.js'),
    style: style.replaceAll(/\/\*[^]*?\*\/|\n\s*/g, ''),
  }
}

/** Parts that are loaded on demand, but that a document preloads. */
const preloaded = new Set(Object.values(firstScreens).flat())

function entryOf(manifest: Manifest, chunk: ManifestChunk): AssetEntry {
  const imports = new Set<string>()
  const styles = new Set<string>(chunk.css)
  const walk = (names: readonly string[] = []) => {
    for (const name of names) {
      const next = manifest[name]
      if (!next || imports.has(next.file)) continue
      imports.add(next.file)
      for (const style of next.css ?? []) styles.add(style)
      walk(next.imports)
    }
  }
  walk(chunk.imports)
  return { file: address(chunk.file), styles: [...styles].map(address), imports: [...imports].map(address) }
}

const address = (name: string) => `/${name}`
