import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { z } from 'zod'
import { accounts } from '#accounts/contract.ts'
import { endpoint } from '#platform/endpoint.ts'
import { replyShapeOf } from '#platform/reply-shape.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { printContract } from '../../scripts/contracts-in-browser.ts'
import { endpointsOfContracts, endpointsOfPortfolio } from '../support/contracts.ts'
import { repository } from '../support/source-files.ts'

const Thing = z.object({ id: z.uuid(), kind: z.string().nullable() })
const contract = {
  Thing,
  longest: 80,
  things: {
    add: endpoint({
      method: 'POST',
      path: '/api/things/:id',
      roles: ['admin'],
      summary: 'Add a thing',
      body: z.object({ kind: z.string() }),
      reply: Thing,
    }),
  },
}

describe('a contract in the browser', () => {
  let program: string
  before(async () => {
    await buildIfNeeded()
    const assets = join(repository, 'dist/client/assets')
    const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
    program = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  })

  it('has the method, the path and the shape of the reply of each call, and nothing else', () => {
    assert.equal(
      printContract(contract),
      'export const things = {"add":{"method":"POST","path":"/api/things/:id","replyShape":{"id":1,"kind":0}}}\n',
    )
  })

  it('has the shape of the reply in the build for every call of a page', async () => {
    const calls = new Map(
      [...(await endpointsOfContracts()), ...(await endpointsOfPortfolio())].map((call) => [
        `${call.method} ${call.path}`,
        call,
      ]),
    )
    const built = [...program.matchAll(/\{method:[`"']([A-Z]+)[`"'],path:[`"'](\/api\/[^`"']+)[`"'](,replyShape:)?/g)]
    assert.ok(built.length > 50, String(built.length))
    for (const { 1: method, 2: path, 3: shape, index, 0: found } of built) {
      const call = calls.get(`${method} ${path}`)
      assert.ok(call && shape, `${method} ${path}`)
      const asJson = program
        .slice(index + found.length, index + found.length + 10_000)
        .replaceAll(/[`']/g, '"')
        .replaceAll(/([{,])(\w+):/g, '$1"$2":')
      assert.ok(
        asJson.startsWith(JSON.stringify(replyShapeOf(call.reply))),
        `${method} ${path} has ${asJson.slice(0, 200)}`,
      )
    }
  })

  it('has the path of a call in the build, and not its summary', () => {
    for (const { path, summary } of [accounts.own, accounts.changePassword]) {
      assert.ok(program.includes(path), path)
      assert.ok(!program.includes(summary), summary)
    }
  })
})
