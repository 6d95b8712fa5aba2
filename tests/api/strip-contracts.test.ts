import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { accounts } from '#accounts/contract.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { replyShapeOf } from '#platform/reply-shape.ts'
import { stripEndpoints } from '../../scripts/strip-contracts.ts'
import { endpointsOfContracts } from '../support/contracts.ts'
import { repository } from '../support/source-files.ts'

const contract = `import { z } from 'zod'
import { Filter, Input } from './thing-input.ts'
import { Kind } from './kinds.ts'
export const Shown = z.object({ id: z.uuid(), kind: Kind })
export const longest = 80
export const calls = {
  add: endpoint({ method: 'POST', path: '/api/things/:id', query: Filter, body: Input, errors: [409], reply: Shown }),
}
`

describe('a contract in the browser', () => {
  let program: string
  before(async () => {
    await buildIfNeeded()
    const assets = join(repository, 'dist/client/assets')
    const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
    program = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  })

  it('keeps the method and path of a call, and creates a schema only where it is used', () => {
    assert.equal(
      stripEndpoints(contract).replaceAll(/ +/g, ' '),
      `import { z } from 'zod'

import { Kind } from './kinds.ts'
export const Shown = /* @__PURE__ */ (() => z.object({ id: z.uuid(), kind: Kind }))()
export const longest = 80
export const calls = {
 add: endpoint({ method: 'POST', path: '/api/things/:id', }),
}
`,
    )
  })

  it('keeps the shape of the reply instead of its schema', () => {
    const stripped = stripEndpoints(contract, new Map([['POST /api/things/:id', { id: 1, kind: 0 } as const]]))
    assert.match(
      stripped,
      /endpoint\(\{ replyShape: \{"id":1,"kind":0\}, method: 'POST', path: '\/api\/things\/:id',\s+\}\)/,
    )
  })

  it('has the shape of the reply in the build for every call of a page', async () => {
    const shapes = [...program.matchAll(/\{replyShape:(.+?),method:[`"']([A-Z]+)[`"'],path:[`"']([^`"']+)[`"']/g)]
    assert.ok(shapes.length > 50, String(shapes.length))
    const calls = await endpointsOfContracts()
    for (const [, shape = '', method, path = ''] of shapes) {
      // Some paths begin with a constant.
      const end = path.replace(/^\$\{\w+\}/, '')
      const candidates = calls.filter(
        (e) => e.method === method && (path === end ? e.path === path : e.path.endsWith(end)),
      )
      const asJson = shape.replaceAll(/[`']/g, '"').replaceAll(/([{,])(\w+):/g, '$1"$2":')
      assert.ok(
        candidates.some(({ reply }) => asJson === JSON.stringify(replyShapeOf(reply))),
        `${method} ${path} has ${shape}`,
      )
    }
    assert.doesNotMatch(program, /\{method:[`"'][A-Z]+[`"'],path:[`"']\/api\//, 'a call without the shape of its reply')
  })

  it('has the path of a call in the build, and not its summary', () => {
    for (const { path, summary } of [accounts.own, accounts.changePassword]) {
      assert.ok(program.includes(path), path)
      assert.ok(!program.includes(summary), summary)
    }
  })
})
