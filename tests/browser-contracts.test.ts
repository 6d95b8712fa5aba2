import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { accounts } from '#accounts/contract.ts'
import { buildIfNeeded } from '../scripts/build.ts'
import { onlyAsked } from '../scripts/browser-contracts.ts'
import { repository } from './support/source-files.ts'

const contract = `import { z } from 'zod'
import { Filter, Input } from './thing-input.ts'
import { Kind } from './kinds.ts'
export const Shown = z.object({ id: z.uuid(), kind: Kind })
export const longest = 80
export const calls = {
  add: endpoint({ method: 'POST', path: '/api/things/:id', query: Filter, body: Input, mayRefuse: [409], reply: Shown }),
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

  it('keeps of a call its method and path, and makes a schema only where somebody refers to it', () => {
    assert.equal(
      onlyAsked(contract).replaceAll(/ +/g, ' '),
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

  it('is built so: every page knows the address of a call, and none what only the document says of it', () => {
    for (const { path, summary } of [accounts.own, accounts.changePassword]) {
      assert.ok(program.includes(path), path)
      assert.ok(!program.includes(summary), summary)
    }
  })
})
