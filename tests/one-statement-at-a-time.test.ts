import assert from 'node:assert/strict'
import { once } from 'node:events'
import { it } from 'node:test'
import { createClient } from '#platform/server/database/database-client.ts'
import { emptyDatabase } from './support/database/test-database.ts'
import { sourceFiles } from './support/source-files.ts'

it('reports a statement that is sent while another one runs on its connection', async () => {
  const { connection, drop } = await emptyDatabase()
  const client = createClient(connection)
  await client.connect()
  const listeners = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  try {
    const reported = once(process, 'uncaughtException')
    await Promise.all([client.query('select 1'), client.query('select 2')])
    const [error] = (await reported) as [Error]
    assert.match(error.message, /while another one runs/)
    assert.match(error.stack ?? '', /one-statement-at-a-time\.test\.ts/)
    for (const statement of ['select 1', 'select 2']) await client.query(statement)
    await assert.rejects(client.query('select none'))
    await client.query('select 1')
  } finally {
    for (const listener of listeners) process.on('uncaughtException', listener)
    await client.end()
    await drop()
  }
})

it('is not sent by parallel work in a transaction', () => {
  const program = sourceFiles('src').filter(({ path }) => !path.endsWith('.test.ts'))
  const parallel = program.flatMap(({ path, code }) =>
    [...code.matchAll(/\bPromise\.(?:all|allSettled|any|race)\(/g)]
      .map(({ 0: call, index }) => argumentsFrom(code, index + call.length))
      .filter((text) => /\btx\b/.test(text))
      .map((text) => `${path}: Promise.all(${text})`),
  )
  assert.deepEqual(parallel, [], 'await one statement of a transaction after the other')
})

/** The arguments of a call, up to its closing parenthesis. */
function argumentsFrom(code: string, start: number): string {
  let open = 1
  let end = start
  for (; open > 0 && end < code.length; end += 1) {
    if (code[end] === '(') open += 1
    else if (code[end] === ')') open -= 1
  }
  return code.slice(start, end - 1)
}
