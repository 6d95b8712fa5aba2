import path from 'node:path'
import { firstScreens } from '#portals/first-screens.ts'

const root = path.resolve(import.meta.dirname, '..')
const entry = path.join(root, 'src/app/browser.tsx')

type ModuleInfo = { importedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

/** The modules that a file imports, directly or through others, without those that it loads on demand. */
function importsOf(files: readonly string[], context: Context): Set<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * Names the file of a module that a first screen needs: `start` for what every portal needs, `portals` for what
 * several need, and the portal's own name otherwise. So a first screen is few files, without what only later screens need.
 */
function firstScreenGroups() {
  let names: Map<string, string> | undefined
  const group = (debugName: string, isOf: (name: string) => boolean) => ({
    debugName,
    name: (id: string, context: Context): string | null => {
      names ??= nameFirstScreens(context)
      const name = names.get(id)
      return name !== undefined && isOf(name) ? name : null
    },
  })
  // In this order, because a group takes what its modules import with them.
  return [
    group('start', (name) => name === 'start'),
    group('portals', (name) => name === 'portals'),
    group('first screens', () => true),
  ]
}

function nameFirstScreens(context: Context): Map<string, string> {
  const names = new Map<string, string>()
  const start = importsOf([entry], context)
  for (const [address, files] of Object.entries(firstScreens)) {
    const screens = files.map((file) => path.join(root, file))
    for (const id of importsOf(screens, context))
      names.set(id, names.has(id) ? 'portals' : `first${address.replace('/', '-')}`)
    // Files that are loaded on demand keep their own chunks.
    for (const id of screens) names.delete(id)
  }
  for (const id of start) names.set(id, 'start')
  names.delete(entry)
  return names
}

const kit = /src\/platform\/ui\/(?!dates\/|data\/date-audience)|node_modules\/@base-ui\//

/** Code that changes only with a package gets its own file, so that browsers keep it across releases. */
export const createChunkGroups = () => [
  // In its own file, because public pages load parts on demand too and use nothing else of the kit.
  { name: 'preload', test: /vite\/preload-helper/ },
  { name: 'dates', test: /src\/platform\/(?:language\/language|time\/(?:dates|wall-clock))\.ts$/ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\// },
  { name: 'zod', test: /node_modules\/zod\/|zod-in-browser/ },
  { name: 'three', test: /node_modules\/three\// },
  ...firstScreenGroups(),
  // Hundreds of icons and small shared components: a request for each would take a phone longer than the bytes.
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'parts', test: kit, minShareCount: 3 },
  {
    name: 'shared',
    test: /src\/modules\/(?:occupancy|maintenance(?:\/\w+)?|announcements|calendar|residents)\/(?:messages\/)?[^/]+\.ts$/,
    minShareCount: 6,
  },
]
