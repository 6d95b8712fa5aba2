import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sourceFiles } from '../../tests/support/source-files.ts'
import { kinds, slots } from './choices.ts'
import { changedFields, listed } from './changed-fields.ts'
import { saidOf, sentenceOf, sentences } from './sentences.ts'
import { words } from './words.ts'

/**
 * Where noun or action are put together while the program runs: what comes of it. Write a new deed of such a file here
 * and give it a sentence; what route tests bring about is looked at too, when they close their house.
 */
const putTogether: Record<string, string[]> = {
  'src/accounts/server/second-factor.ts': [
    'accounts began to set up two-step sign-in',
    'accounts turned on two-step sign-in',
    'accounts made new recovery codes',
    'accounts turned off two-step sign-in',
    'accounts turned off two-step sign-in of somebody',
  ],
  'src/announcements/server/store.ts': [
    'announcements wrote',
    'announcements changed',
    'announcements ended',
    'announcements archived',
    'announcements sent again',
  ],
  'src/demo/audit-trail.ts': ['residents added', 'maintenance created', 'maintenance moved', 'maintenance confirmed'],
  'src/exchange/server/imports.ts': ['units imported', 'residents imported'],
  'src/exchange/server/routes.ts': ['residents exported the data'],
  'src/exchange/server/undo.ts': ['units took back an import', 'residents took back an import'],
  'src/maintenance/server/mended.ts': ['maintenance confirmed'],
  'src/maintenance/server/photos.ts': ['maintenance added photos', 'maintenance removed a photo'],
  'src/maintenance/server/write-change.ts': ['maintenance moved', 'maintenance confirmed', 'maintenance changed'],
  'src/occupancy/server/own-codes.ts': ['units saw the keypad code', 'residents looked at a code'],
  'src/occupancy/server/store.ts': [
    'occupancy assigned',
    'occupancy removed',
    'occupancy changed',
    'residents changed',
  ],
  'src/payments/server/store.ts': ['payments entered', 'payments undid'],
  'src/settings/server/store.ts': ['building profile changed', 'building profile took back a change of'],
  'src/units/server/listings.ts': ['listings published', 'listings changed the listing', 'listings withdrew'],
}

const code = sourceFiles('src').filter(
  ({ path }) => !/\.test\.tsx?$/.test(path) && path !== 'src/platform/server/audit.ts',
)

/** The calls of writeAudit in a file, from bracket to bracket. */
function callsIn(text: string): string[] {
  return [...text.matchAll(/\bwriteAudit\(/g)].map(({ index }) => {
    let depth = 0
    for (let at = index; at < text.length; at += 1) {
      if (text[at] === '(') depth += 1
      if (text[at] === ')') depth -= 1
      if (depth === 0 && text[at] === ')') return text.slice(index, at + 1)
    }
    return text.slice(index)
  })
}
const wordOf = (call: string, name: string) => new RegExp(`\\b${name}:\\s*'([^']+)'`).exec(call)?.[1]
const isWritten = (call: string) => wordOf(call, 'noun') !== undefined && wordOf(call, 'action') !== undefined
const hasSentence = (deed: string) => {
  const nouns = deed.split(' ').map((_, n, parts) => [parts.slice(0, n).join(' '), parts.slice(n).join(' ')] as const)
  return nouns.some(([noun, action]) => noun !== '' && sentenceOf(noun, action) !== null)
}

describe('every deed the program writes down', () => {
  it('has a sentence', () => {
    const mute = code.flatMap(({ path, code: text }) => {
      const deeds = callsIn(text)
        .filter(isWritten)
        .map((call) => `${wordOf(call, 'noun')} ${wordOf(call, 'action')}`)
      return [...deeds, ...(putTogether[path] ?? [])]
        .filter((deed) => !hasSentence(deed))
        .map((deed) => `${path} writes '${deed}': give it a sentence in src/audit/sentences.ts.`)
    })
    assert.deepEqual(mute, [])
  })

  it('is known to this test, also where it is put together', () => {
    const unknown = code.flatMap(({ path, code: text }) => {
      const writes =
        callsIn(text).some((call) => !isWritten(call)) || /insert into audit_log|insert\(auditLog\)/.test(text)
      if (writes && !(path in putTogether))
        return [`${path} puts a deed together: write what comes of it into this test.`]
      const known = putTogether[path] ?? []
      // What stands behind `action` in such a file, a choice between several included.
      const said = writes
        ? [...text.matchAll(/\baction(?::|\s=)([^\n,}]*)/g)].flatMap(([, rest = '']) =>
            quoted(rest.replace(/(?:===\s*'[^']*'|\['[^']*'\])/g, '')),
          )
        : []
      return said
        .filter((action) => !known.some((deed) => deed.endsWith(` ${action}`)) && !literally(text, action))
        .map((action) => `${path} writes '${action}': add it to this test, with its noun.`)
    })
    assert.deepEqual(unknown, [])
  })

  it('still stands where this test says', () => {
    const gone = Object.entries(putTogether).flatMap(([path, deeds]) => {
      const text = code.find((file) => file.path === path)?.code ?? ''
      return deeds
        .filter((deed) => !quoted(text).some((action) => deed.endsWith(` ${action}`)))
        .map((deed) => `${path}: ${deed}`)
    })
    assert.deepEqual(gone, [])
  })
})

const quoted = (text: string) => [...text.matchAll(/'([^'\n]+)'/g)].map(([, word = '']) => word)
/** Written out in a call with its noun, so the first test has seen it. */
const literally = (text: string, action: string) =>
  callsIn(text).some((call) => isWritten(call) && wordOf(call, 'action') === action)

describe('the sentences', () => {
  const told = { noun: 'units', before: {}, after: {}, fields: '' }

  it('name only what can be named, and each noun of theirs has a name', () => {
    for (const [deed, { kind }] of Object.entries(sentences)) {
      assert.ok(kinds.includes(kind), deed)
      assert.ok(
        Object.keys(words.nouns).some((noun) => deed.startsWith(`${noun} `)),
        `words.ts names no noun of '${deed}'`,
      )
      const noun = Object.keys(words.nouns).findLast((one) => deed.startsWith(`${one} `)) ?? ''
      const said = saidOf(deed.slice(noun.length + 1), { ...told, noun })
      for (const [, slot] of said.matchAll(/\{(\w+)\}/g))
        assert.ok(
          slots.some((one) => one === slot),
          `${deed}: ${slot}`,
        )
      assert.doesNotMatch(said, /undefined|null|\[object|NaN| {2}|^[A-Z]/, deed)
    }
  })

  it('say what changed, and to what', () => {
    assert.equal(
      saidOf('moved', { ...told, noun: 'maintenance', after: { status: 'in_progress' } }),
      'moved {request} to In Progress',
    )
    assert.equal(saidOf('changed', { ...told, fields: 'status and notes' }), 'changed status and notes of unit {unit}')
    assert.equal(
      saidOf('looked at a code', { ...told, noun: 'residents', after: { code: 'unitAccessCode' } }),
      'looked at the unit access code of {resident}',
    )
    assert.equal(
      saidOf('took back a change of', { ...told, noun: 'building profile' }),
      'took back a change of the building profile',
    )
  })

  it('tell also a deed that nobody has put into words', () => {
    assert.equal(saidOf('waxed', { ...told, noun: 'floors' }), 'waxed (Floors)')
  })
})

describe('changed fields', () => {
  it('are called as people call them, without what the program notes for itself', () => {
    const changes = changedFields(
      {
        phonePrimary: '555',
        pets: ['Rex'],
        notes: null,
        whoseMove: 'office',
        version: 1,
        keypadCodeSealed: 'x',
        same: 1,
      },
      {
        phonePrimary: '556',
        pets: ['Rex', 'Tom'],
        notes: '',
        whoseMove: 'staff',
        version: 2,
        keypadCodeSealed: 'y',
        same: 1,
        active: true,
      },
    )
    assert.deepEqual(
      changes.map(({ field, before, after }) => `${field}: ${before} ${after}`),
      ['phone primary: 555 556', 'pets: Rex Rex, Tom', 'notes: null null', 'active: null yes'],
    )
  })

  it('are listed in a sentence, many of them in short', () => {
    assert.equal(listed([]), '')
    assert.equal(listed(['phone']), 'phone')
    assert.equal(listed(['phone', 'pets']), 'phone and pets')
    assert.equal(listed(['a', 'b', 'c', 'd', 'e']), 'a, b, c and 2 more')
  })
})
