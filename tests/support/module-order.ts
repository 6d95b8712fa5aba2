/** The modules in their order: each may use itself and those before it. */
const modules = [
  'settings',
  'undo',
  'building',
  'accounts',
  'set-up',
  'views',
  'photos',
  'units',
  'residents',
  'notifications',
  'on-call',
  'occupancy',
  'moves',
  'assets',
  'front-desk',
  'packages',
  'maintenance',
  'visitors',
  'contact',
  'payments',
  'announcements',
  'keys',
  'desk-log',
  'incidents',
  'emergency-roster',
  'calendar',
  'resources',
  'directory',
  'tower',
  'command-bar',
  'desk-search',
  'backup',
  'import-export',
  'outbox',
  'mailbox',
  'set-up-guide',
  'overview',
  'portfolio',
  'audit',
]
/** The platform first, then the modules, then the portals. */
export const order = ['platform', ...modules, 'portals']
/** Entry points may import everything, and only entry points may import them. */
export const entryPoints = new Set(['app', 'cli', 'demo'])

/** The module of a file, or its folder in src/. */
export function topOf(path: string): string {
  const [, top = '', module = ''] = path.split('/')
  return top === 'modules' ? module : top
}

export function isEntryPoint(path: string) {
  return entryPoints.has(topOf(path))
}

export function isDemo(path: string) {
  return path.startsWith('src/demo/') || path === 'src/demo/seed.ts' || path === 'src/demo/examples.ts'
}

export function isTest(path: string) {
  return /\.test\.tsx?$/.test(path)
}

export function sideOf(path: string): 'server' | 'screens' | 'both' {
  if (path.includes('/messages/')) return 'both'
  if (path.startsWith('src/portals/')) return 'screens'
  if (path.includes('/screens/') || path.startsWith('src/platform/ui/')) return 'screens'
  return path.includes('/server/') ? 'server' : 'both'
}

export function baseOf(path: string) {
  return (
    path
      .split('/')
      .at(-1)
      ?.replace(/(?:\.test|\.config)?\.tsx?$/, '') ?? ''
  )
}
