import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import type { OutboxEntry } from '#maintenance/staff/screens/outbox/outbox-entry.ts'
import {
  keepMine,
  keepTheirs,
  type OutboxStore,
  sendEntries,
  sendOutbox,
  tooOld,
} from '#maintenance/staff/screens/outbox/send-outbox.ts'

const now = () => new Date('2026-11-25T12:00:00Z')
let lastSeq = 0
const entry = (more: Partial<OutboxEntry> = {}): OutboxEntry => {
  lastSeq += 1
  return {
    seq: lastSeq,
    key: `key ${lastSeq}`,
    userId: 'ada',
    requestId: 'sink',
    label: 'AB-1 · Sink',
    version: 1,
    typedAt: now(),
    firstSentAt: null,
    state: 'waiting',
    message: null,
    theirs: null,
    change: { kind: 'status', status: 'in_progress' },
    ...more,
  }
}

function storeOf(...entries: OutboxEntry[]) {
  const rows = new Map(entries.map((one) => [one.seq, one]))
  const store: OutboxStore = {
    list: async (userId) => [...rows.values()].filter((one) => one.userId === userId).toSorted((a, b) => a.seq - b.seq),
    put: async (one) => void rows.set(one.seq, one),
    finish: async (sent, version) => {
      rows.delete(sent.seq)
      for (const later of rows.values())
        if (version !== null && later.requestId === sent.requestId && later.version === sent.version)
          rows.set(later.seq, { ...later, version })
    },
  }
  return { store, left: () => [...rows.values()] }
}

/** A server that makes each change once per key, and rejects a stale version. */
function createServer(version = 1) {
  const replies = new Map<string, number>()
  const made: string[] = []
  const send = async ({ key, version: known }: OutboxEntry) => {
    const reply = replies.get(key)
    if (reply !== undefined) return reply
    if (known !== null && known !== version) {
      const present = { version, status: 'on_hold', lastStatusChange: { by: { firstName: 'Ben', lastName: 'Ito' } } }
      throw new CallFailed(412, 'Stale', { present })
    }
    version += 1
    made.push(key)
    replies.set(key, version)
    return version
  }
  return { send, made, change: () => (version += 1) }
}

describe('the outbox', () => {
  it('sends in order, and later changes of a request go on from the version of the earlier one', async () => {
    const { store, left } = storeOf(entry(), entry(), entry())
    const server = createServer()
    assert.equal(await sendOutbox(store, 'ada', server.send, now), true)
    assert.equal(server.made.length, 3)
    assert.deepEqual(server.made, [...server.made].toSorted())
    assert.deepEqual(left(), [])
  })

  it('keeps everything without a connection, without a session and while the server is busy', async () => {
    for (const status of [0, 200, 401, 403, 429, 500, 502, 503]) {
      const { store, left } = storeOf(entry(), entry())
      const fail = () => Promise.reject(new CallFailed(status, 'no'))
      assert.equal(await sendOutbox(store, 'ada', fail, now), false)
      assert.deepEqual(
        left().map(({ state }) => state),
        ['waiting', 'waiting'],
        String(status),
      )
    }
  })

  it('sends the changes of other requests past one that the server fails at, and tries it again', async () => {
    const { store, left } = storeOf(entry(), entry(), entry({ requestId: 'lamp' }))
    const server = createServer()
    const send = (one: OutboxEntry) =>
      one.requestId === 'sink' ? Promise.reject(new CallFailed(500, 'no')) : server.send(one)
    assert.equal(await sendOutbox(store, 'ada', send, now), false)
    assert.deepEqual(
      left().map(({ requestId, state }) => [requestId, state]),
      [
        ['sink', 'waiting'],
        ['sink', 'waiting'],
      ],
    )
    assert.equal(server.made.length, 1)
  })

  it('says that a change was sent, although the server fails at one of another request', async () => {
    const [own, other] = [entry({ requestId: 'lamp' }), entry()]
    const server = createServer()
    const send = (one: OutboxEntry) =>
      one.requestId === 'sink' ? Promise.reject(new CallFailed(500, 'no')) : server.send(one)
    const isWaiting = ({ seq }: OutboxEntry) =>
      sendEntries(storeOf(other, own).store, { userId: 'ada', seqs: [seq] }, send, now)
    assert.deepEqual([await isWaiting(own), await isWaiting(other)], [false, true])
  })

  it('makes each change once when two phones or tabs send the same outbox, or an answer was lost', async () => {
    const both = [entry(), entry()]
    const [one, two] = [storeOf(...both), storeOf(...both)]
    const server = createServer()
    let lost = true
    const withLostAnswer = async (sent: OutboxEntry) => {
      const reply = await server.send(sent)
      if (lost) {
        lost = false
        throw new CallFailed(0, 'The answer was lost')
      }
      return reply
    }
    await sendOutbox(one.store, 'ada', withLostAnswer, now)
    await Promise.all([
      sendOutbox(one.store, 'ada', withLostAnswer, now),
      sendOutbox(two.store, 'ada', server.send, now),
    ])
    assert.deepEqual([one.left(), two.left()], [[], []])
    assert.deepEqual(
      server.made,
      both.map(({ key }) => key),
    )
  })

  it('holds a conflict with both sides, and the later changes of its request, but no other request', async () => {
    const other = entry({ requestId: 'tap', version: null })
    const { store, left } = storeOf(entry(), entry({ version: null }), other)
    const server = createServer()
    server.change()
    await sendOutbox(store, 'ada', server.send, now)
    const [first, later] = left()
    assert.deepEqual(first?.theirs, { version: 3, status: 'on_hold', by: 'Ben Ito' })
    assert.deepEqual([first?.state, later?.state, left().length], ['conflict', 'waiting', 2])
    if (first) await store.put(keepMine(first))
    await sendOutbox(store, 'ada', server.send, now)
    assert.deepEqual(
      left().map(({ state }) => state),
      [],
    )
  })

  it('keeps what was written for a visit as a note when theirs stays', () => {
    const visit = { note: 'New gasket', minutes: 20, parts: [], needsSecondVisit: false }
    const note = keepTheirs(entry({ change: { kind: 'visit', visit } }), 'new')
    assert.deepEqual(note?.change, { kind: 'note', note: { note: 'New gasket', visibleToResident: false } })
    assert.equal(note?.key, 'new')
    assert.equal(keepTheirs(entry(), 'new'), null)
  })

  it('sends nothing of another account', async () => {
    const { store, left } = storeOf(entry({ userId: 'ben' }))
    const server = createServer()
    await sendOutbox(store, 'ada', server.send, now)
    assert.deepEqual([server.made.length, left().length], [0, 1])
  })

  it('asks before it sends again what was sent so long ago that the server has forgotten its key', async () => {
    const { store, left } = storeOf(entry({ firstSentAt: new Date('2026-10-20T12:00:00Z') }))
    const server = createServer()
    await sendOutbox(store, 'ada', server.send, now)
    assert.deepEqual([left()[0]?.state, left()[0]?.message, server.made.length], ['rejected', tooOld, 0])
  })

  it('keeps what the server rejects, with its reason', async () => {
    const { store, left } = storeOf(entry())
    await sendOutbox(store, 'ada', () => Promise.reject(new CallFailed(404, 'Not found')), now)
    assert.deepEqual([left()[0]?.state, left()[0]?.message], ['rejected', 'Not found'])
  })
})
