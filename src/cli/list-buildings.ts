import { resolve } from 'node:path'
import { withRegistry } from '#app/many/with-registry.ts'
import { listBuildings } from '#platform/server/buildings/registry.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run list-buildings`: the buildings of an installation with many.

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const buildings = await withRegistry(config, ({ client }) => listBuildings(client))
  if (buildings.length === 0) console.log('There is no building yet.')
  else {
    const rows = buildings.map(({ slug, origin, state, version, problem }) => [
      slug,
      origin,
      state,
      version ?? '-',
      problem ?? '',
    ])
    for (const line of alignColumns([['slug', 'origin', 'state', 'version', 'problem'], ...rows])) console.log(line)
  }
} catch (error) {
  printError(error)
  process.exit(1)
}
