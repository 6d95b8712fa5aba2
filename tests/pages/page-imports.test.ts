import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { firstScreens } from '#portals/first-screens.ts'
import { code, pathToPackage } from '../support/import-graph.ts'
import { baseOf, isEntryPoint, sideOf } from '../support/module-order.ts'
import { repository } from '../support/source-files.ts'

const isContract = (path: string) => /[/-]contract\.ts$/.test(path)

describe('the imports of pages', () => {
  it('are endpoints and types, where they come from a contract', async () => {
    const wrong: string[] = []
    for (const { path, imports } of code) {
      if (sideOf(path) === 'server' || isEntryPoint(path) || isContract(path)) continue
      for (const { file, values } of imports) {
        if (file === null || !isContract(file)) continue
        const exported = (await import(join(repository, file))) as Record<string, unknown>
        for (const name of values)
          if (!isGroupOfEndpoints(exported[name]))
            wrong.push(`${path} imports ${name} from ${file}: move it to schemas.ts, choices.ts or rules.ts beside it.`)
      }
    }
    assert.deepEqual(wrong, [])
  })

  it('are no zod in lists of choices and rules', () => {
    const wrong = code.filter(
      ({ path, imports }) => isWithoutZod(path) && imports.some(({ written }) => written === 'zod'),
    )
    assert.deepEqual(
      wrong.map(({ path }) => `${path} imports zod: move the schema to schemas.ts.`),
      [],
    )
  })

  for (const [address, screens] of Object.entries(firstScreens))
    it(`are no zod in the first screen of ${address}`, () => {
      // In a page, contracts import nothing.
      const found = pathToPackage(['src/app/browser.tsx', ...screens], 'zod', isContract)
      assert.deepEqual(found, [], 'load what needs it on demand')
    })
})

const isGroupOfEndpoints = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((call) => typeof call === 'object' && call !== null && 'method' in call && 'path' in call)

const isWithoutZod = (path: string) => path.startsWith('src/modules/') && ['choices', 'rules'].includes(baseOf(path))
