import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { render } from '#platform/language/language.ts'
import { bestFirst, mainCategory, namesPerson, validateBulkChange } from './rules.ts'
import { dispatchWords } from './messages/en.ts'

const reason = (request: Parameters<typeof validateBulkChange>[0], changes: Parameters<typeof validateBulkChange>[1]) =>
  render(validateBulkChange(request, changes) ?? '', 'en') || null

describe('a change of many requests', () => {
  it('leaves out finished ones, except for a change of their status', () => {
    const done = { status: 'completed', assignedTo: null } as const
    for (const changes of [
      { priority: 'high' },
      { assignedTo: 'a' },
      { vendorId: 'v' },
      { scheduledDate: null },
    ] as const)
      assert.equal(reason(done, changes), dispatchWords.finished)
    assert.equal(reason(done, { status: 'pending' }), null)
  })
  it('leaves out those that nobody has when they move to Assigned', () => {
    const pending = { status: 'pending', assignedTo: null } as const
    assert.equal(reason(pending, { status: 'assigned' }), dispatchWords.needsAssignee)
    assert.equal(reason(pending, { status: 'assigned', assignedTo: 'a' }), null)
    assert.equal(reason({ status: 'on_hold', assignedTo: 'a' }, { status: 'assigned' }), null)
  })
})

describe('the people of a picker', () => {
  it('are sorted by trade, then by open work, then by name', () => {
    const people = [
      { name: 'Busy plumber', trades: ['plumbing'], open: 9 },
      { name: 'Free electrician', trades: ['electrical'], open: 0 },
      { name: 'Free plumber', trades: ['hvac', 'plumbing'], open: 2 },
      { name: 'Free cleaner', trades: ['cleaning'], open: 0 },
      { name: 'An accountant', trades: [], open: 0 },
    ] as const
    const names = people.toSorted(bestFirst('plumbing')).map(({ name }) => name)
    assert.deepEqual(names, ['Free plumber', 'Busy plumber', 'Free cleaner', 'Free electrician', 'An accountant'])
    assert.equal(people.toSorted(bestFirst(null))[0]?.name, 'Free cleaner')
  })
  it('are compared with the category of most of the requests', () => {
    assert.equal(mainCategory(['hvac', 'plumbing', 'plumbing']), 'plumbing')
    assert.equal(mainCategory(['elevator', 'hvac', 'plumbing']), null)
    assert.equal(mainCategory([]), null)
  })
})

describe('the words of a work order', () => {
  const words = { title: 'Leak', description: 'It drips.', petsNote: null, people: ['Amélie Roy', 'Jo Li'] }

  it('name a person of the home by any part of the name, wherever it is written', () => {
    for (const named of [{ title: 'ROY: leak' }, { description: 'Ask amélie.' }, { petsNote: "Li's cat" }])
      assert.ok(namesPerson({ ...words, ...named }), JSON.stringify(named))
    assert.ok(!namesPerson({ ...words, description: 'The royal tap drips into the lilies.' }))
  })

  it('name a person also without the accents of the name, or with them in another form', () => {
    for (const description of ['Ask Amelie', 'Ask Ame\u0301lie', 'Ask AM\u00c9LIE'])
      assert.ok(namesPerson({ ...words, description }), description)
  })

  it('have a phone number of any country, or an e-mail address', () => {
    for (const number of [
      '416-555-0142',
      '(416) 555-0142',
      '+44 7700 900123',
      '06 12 34 56 78',
      '020 7946 0958',
      '0171/1234567',
      '555-0142',
      '416\u2013555\u20130142',
      '\uff14\uff11\uff16 555 0142',
      'me@home.example',
    ])
      assert.ok(namesPerson({ ...words, description: `Call ${number}, please` }), number)
    for (const text of ['2 leaks since 14:30, 21 Nov', 'Model 4711, unit 2104', 'R-410A, 24 V, 60 Hz'])
      assert.ok(!namesPerson({ ...words, description: text }), text)
  })
})
