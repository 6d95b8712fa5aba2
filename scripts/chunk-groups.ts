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

/** The most shared first, because a group takes what its modules import with them. */
const kinds = ['start', 'shared', 'parts', 'own'] as const
/** What so many first screens need is in the file that all load. */
const many = 3
/** What other portals use of the desk's first screen: the platform, packages, and two modules in the resident's section Front desk. */
const general = /src\/platform\/|node_modules\/|keys\/screens\/KeyTag|emergency-roster\/screens\/topic/

/**
 * Names the file of a module that a first screen needs: `start` for what three portals or all need, otherwise the names of those that
 * do. A file for each three would be a request more for a few bytes less. So a first screen is few files, without what only
 * later screens or other portals need.
 */
function firstScreenGroups() {
  let names: Map<string, string> | undefined
  return kinds.map((kind) => ({
    debugName: `first screens: ${kind}`,
    name: (id: string, context: Context): string | null => {
      names ??= nameFirstScreens(context)
      const name = names.get(id)
      return name !== undefined && kindOf(name) === kind ? name : null
    },
  }))
}

const portalsIn = (name: string) => name.split('-').length - 1

function kindOf(name: string): (typeof kinds)[number] {
  if (name === 'start') return 'start'
  if (name === 'parts-desk') return 'parts'
  return portalsIn(name) > 1 ? 'shared' : 'own'
}

function nameFirstScreens(context: Context): Map<string, string> {
  const portals = new Map<string, string>()
  for (const [address, files] of Object.entries(firstScreens)) {
    const screens = files.map((file) => path.join(root, file))
    for (const id of importsOf(screens, context))
      // Files that are loaded on demand keep their own chunks.
      if (!screens.includes(id)) portals.set(id, `${portals.get(id) ?? 'first'}${address.replace('/', '-')}`)
  }
  for (const [id, name] of portals)
    if (portalsIn(name) >= many) portals.set(id, 'start')
    // Sections of the other portals need these too, without the rest of the desk's first screen.
    else if (name === 'first-desk' && general.test(id)) portals.set(id, 'parts-desk')
  for (const id of importsOf([entry], context)) portals.set(id, 'start')
  portals.delete(entry)
  return portals
}

const kit = /src\/platform\/ui\/(?!dates\/|data\/date-audience|display\/QrCode)|node_modules\/@base-ui\//

/** The same file in each build, because public pages and portals show the tower in 3-D. */
export const three = { name: 'three', test: /node_modules\/three\// }

/** Code that changes only with a package gets its own file, so that browsers keep it across releases. */
export const createChunkGroups = () => [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  { name: 'zod', test: /node_modules\/zod\/|zod-in-browser/ },
  three,
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
