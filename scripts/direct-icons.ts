import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const library = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))
const index = path.join(library, 'dist/esm/lucide-react.mjs')

/**
 * A build plugin for the portals: imports each icon from its own file. From the index of the library, a page would
 * be taken to import every icon of the program.
 */
export function directIcons(): Plugin {
  const files = iconFiles()
  return {
    name: 'direct-icons',
    transform: {
      filter: { id: /\/src\/[^?]+\.tsx?$/, code: /from ["']lucide-react["']/ },
      handler: (code) => ({
        code: code.replaceAll(/import\s*\{([^}]+)\}\s*from\s*["']lucide-react["'];?/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => {
              const [imported = '', local = imported] = name.split(/\s+as\s+/)
              const file = files.get(imported)
              if (file === undefined) throw new Error(`lucide-react has no icon ${imported}.`)
              return file.isDefault
                ? `import ${local} from ${JSON.stringify(file.path)};`
                : `import { ${imported} as ${local} } from ${JSON.stringify(file.path)};`
            })
            .join(' '),
        ),
        map: null,
      }),
    },
  }
}

/** The file of each export of the library. */
function iconFiles() {
  const files = new Map<string, { path: string; isDefault: boolean }>()
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(/export \{([^}]+)\} from '([^']+)'/g))
    for (const one of names.split(',')) {
      const [imported = '', name = imported] = one.trim().split(' as ')
      files.set(name, { path: path.join(path.dirname(index), file), isDefault: imported === 'default' })
    }
  return files
}
