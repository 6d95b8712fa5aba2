import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { createStoredDraft } from '#portals/desk/offline/queue/stored-draft.ts'

const stored = new Map<string, string>()
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (text.length > 100) throw new Error('The store is full.')
    stored.set(key, text)
  },
  removeItem: (key: string) => stored.delete(key),
}
Object.defineProperty(globalThis, 'localStorage', { value: store, configurable: true })

type Draft = { items: readonly string[] }
/** Each has a memory of its own, as each tab has. */
const openTab = () => {
  const { get, set } = createStoredDraft<Draft>({
    keyOf: (userId) => `draft-${userId}`,
    blank: { items: [] },
    toText: (draft) => (draft.items.length === 0 ? null : JSON.stringify(draft)),
    fromText: (text) => JSON.parse(text) as Draft,
  })
  return {
    items: () => get('ana').items,
    add: (item: string) => set('ana', { items: [...get('ana').items, item] }),
    get,
    set,
  }
}

describe('a draft on the device', () => {
  beforeEach(() => stored.clear())

  it('is changed by two tabs, neither of which loses what the other one typed', () => {
    const [one, other] = [openTab(), openTab()]
    one.add('first')
    other.add('second')
    one.add('third')
    assert.deepEqual(one.items(), ['first', 'second', 'third'])
    assert.deepEqual(other.items(), one.items())
    other.set('ana', { items: [] })
    assert.deepEqual([one.items(), stored.size], [[], 0])
  })

  it('belongs to one account', () => {
    const tab = openTab()
    tab.add('first')
    assert.deepEqual(tab.get('ben').items, [])
  })

  it('ends with the page when the store is full', () => {
    const tab = openTab()
    tab.add('first')
    tab.add('x'.repeat(200))
    tab.add('third')
    assert.equal(tab.items().length, 3)
    assert.deepEqual(openTab().items(), ['first'])
  })
})
