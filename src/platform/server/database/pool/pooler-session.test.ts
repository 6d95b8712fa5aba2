import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PoolerSession } from './pooler-session.ts'

const settings = 'set local search_path = "b_north", public; set local statement_timeout = 30000; '
const ended = /^(?:commit|rollback)/

let sent: unknown[]
let failing: string | null
let session: PoolerSession

beforeEach(() => {
  sent = []
  failing = null
  let ready: (state: string) => void = () => {}
  const send = async (query: unknown) => {
    sent.push(query)
    await nextTurn()
    const text = typeof query === 'string' ? query : (query as { text: string }).text
    if (text.startsWith('begin')) ready('T')
    if (ended.test(text)) ready('I')
    if (text === failing) {
      if (ended.test(text)) ready('I')
      else ready('E')
      throw new Error(`${text} failed`)
    }
    return { rows: [text] }
  }
  session = new PoolerSession(
    send,
    () => ({ search_path: '"b_north", public', statement_timeout: 30_000 }),
    (listener) => (ready = listener),
  )
})

const run = (query: unknown, ...more: unknown[]) => session.query(query, ...more) as Promise<{ rows: unknown[] }>

describe('statements behind a pooler', () => {
  it('get a transaction with the settings of the program each, and no name', async () => {
    const { rows } = await run({ name: 'find_unit', text: 'select 1' }, [])
    assert.deepEqual(rows, ['select 1'])
    assert.deepEqual(sent, [`begin; ${settings}`, { text: 'select 1' }, 'commit'])
  })

  it('answer a callback once they are committed', async () => {
    const answer = await new Promise((resolve) => {
      assert.equal(
        session.query('select 1', (error: unknown, result: unknown) => resolve([error, result])),
        undefined,
      )
    })
    assert.deepEqual(answer, [undefined, { rows: ['select 1'] }])
    assert.equal(sent.at(-1), 'commit')
  })

  it('of a transaction of the program are sent as they are, after its settings', async () => {
    await run({ text: 'begin isolation level repeatable read', values: [] })
    await run('select 1')
    await run('commit')
    assert.deepEqual(sent, [
      { text: `begin isolation level repeatable read; ${settings}`, values: [] },
      'select 1',
      'commit',
    ])
  })

  it('may begin a transaction and end it in one text', async () => {
    await run('BEGIN; select 1; COMMIT;')
    assert.deepEqual(sent, [`BEGIN; ${settings} select 1; COMMIT;`])
  })

  it('are rolled back when they fail, and say why', async () => {
    failing = 'select 1'
    await assert.rejects(run('select 1'), /^Error: select 1 failed$/)
    assert.equal(sent.at(-1), 'rollback')
    failing = 'commit'
    await assert.rejects(run('select 2'), /^Error: commit failed$/)
    assert.equal(sent.at(-1), 'commit')
  })

  it('with a protocol of their own need a transaction', async () => {
    const cursor = { submit: () => {}, text: 'fetch' }
    assert.throws(() => session.query(cursor), /needs a transaction/)
    await run('begin')
    void session.query(cursor)
    assert.equal(sent.at(-1), cursor)
  })
})
