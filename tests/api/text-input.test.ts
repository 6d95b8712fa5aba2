import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { cleanCell } from '#import-export/cleaning.ts'
import { formatPhone, isPhone } from '#platform/text/phones.ts'
import { optionalPhone, requiredPhone } from '#platform/text/phone-text.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import { csvCell, csvFile } from '#platform/server/csv/csv.ts'
import { endpointsOfContracts, type NamedEndpoint, title, urlOf } from '../support/contracts.ts'
import { schemaOf } from '../support/generated.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addRecords, clientFor, validBodyFor, idsFor, type Records } from '../support/real-records.ts'

const calls = (await endpointsOfContracts()).filter(({ body }) => body !== undefined)

let app: TestApp
let records: Records
before(async () => {
  app = await createTestApp({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' })
  records = await addRecords(app)
})
after(() => app.close())

const send = (e: NamedEndpoint, body: unknown) =>
  clientFor(app, records, e).send({
    method: e.method,
    url: urlOf(e, idsFor(records, e)),
    body,
  })
const fieldsOf = (e: NamedEndpoint) => Object.keys(schemaOf(e.body as NonNullable<typeof e.body>).properties ?? {})
/** The fields of a call that accept any text. */
const textFieldsOf = (e: NamedEndpoint) => {
  const body = validBodyFor(records, e)
  const accepts = (name: string, value: string) => e.body?.safeParse({ ...body, [name]: value }).success === true
  return fieldsOf(e).filter(
    (name) => !/password/i.test(name) && accepts(name, 'Water and light') && accepts(name, 'Lift 3, door'),
  )
}

describe('hidden characters', () => {
  it('are rejected in every text field of every call, with an error that names the field', async () => {
    let count = 0
    for (const e of calls)
      for (const name of textFieldsOf(e))
        for (const hidden of ['\u202E', '\u2066', '\u200B', '\u0007', '\u{E0041}']) {
          const { status, body } = await send(e, { ...validBodyFor(records, e), [name]: `Water${hidden} and light` })
          assert.deepEqual([status, body.code], [400, 'invalid'], `${title(e)} ${name} ${JSON.stringify(body)}`)
          assert.equal(String(body.field).split('.')[0], name, title(e))
          count += 1
        }
    console.log(`${count} fields with hidden characters rejected`)
    assert.ok(count > 200)
  })

  it('are rejected with an error text, also deep in a body', async () => {
    const e = calls.find((call) => title(call) === 'PUT /api/admin/settings/content/:page')
    assert.ok(e)
    const body = validBodyFor(records, e) as { en: Record<string, string> }
    const response = await send(e, { ...body, en: { ...body.en, headline: 'Gal\u202Elery' } })
    assert.deepEqual(
      [response.status, response.body.message, response.body.field],
      [400, platformTexts.en.hiddenCharacter, 'en.headline'],
    )
  })

  it('are accepted where scripts and emoji need them', async () => {
    const e = calls.find((call) => title(call) === 'POST /api/contact')
    assert.ok(e)
    const subject = 'می\u200Cخواهم 👩\u200D👧 \u200Fשלום'
    const { status, body } = await send(e, { ...validBodyFor(records, e), subject })
    assert.deepEqual([status, body.subject], [201, subject])
  })

  it('are accepted in a search, which finds nothing', async () => {
    const { status } = await app.as('admin').send({ method: 'GET', url: '/api/admin/tenants?search=a%E2%80%8Bb' })
    assert.equal(status, 200)
  })
})

describe('a telephone number', () => {
  const phones = [
    'no digits',
    '-',
    '()',
    'n/a',
    '٤١٦٥٥٥٠١٠٠',
    '４１６-５５５-０１００',
    '416-555-010٠',
    '416-555-0100³',
    '४१६५५५०१००',
  ]

  it('without digits, or with digits of another script, is an error in every call and deletes nothing', async () => {
    let count = 0
    for (const e of calls)
      for (const name of fieldsOf(e).filter(
        (field) => /phone$/i.test(field) || /^(?:emergencyContact)?phone/i.test(field),
      ))
        for (const phone of phones) {
          const { status, body } = await send(e, { ...validBodyFor(records, e), [name]: phone })
          assert.deepEqual([status, body.field], [400, name], `${title(e)} ${name} ${phone} ${JSON.stringify(body)}`)
          count += 1
        }
    console.log(`${count} telephone numbers rejected`)
    assert.ok(count > 8 * phones.length)
  })

  it('is accepted as ten digits, with its country, or not at all, for any input', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789-() +٣３')) }),
      fc.constantFrom(...phones),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const [stored, needed] = [optionalPhone('no').safeParse(typed), requiredPhone('no', 'no').safeParse(typed)]
        if (stored.success) assert.ok(typed.trim() === '' ? stored.data === null : isPhone(String(stored.data)), typed)
        assert.equal(needed.success, typed.trim() !== '' && stored.success)
        // A form never shows an empty field for a non-empty input, so that saving it deletes nothing.
        if (typed.trim() !== '') assert.notEqual(formatPhone(typed).trim(), '')
        // Formatting makes no other number of one that is accepted.
        if (stored.success && typed.trim() !== '')
          assert.equal(optionalPhone('no').parse(formatPhone(typed)), stored.data, typed)
        if (/[٣３]/.test(typed)) assert.ok(/[٣３]/.test(cleanCell('phone', typed)) || cleanCell('phone', typed) === '')
      }),
      { numRuns: 500 },
    )
  })
})

describe('a cell of an export', () => {
  const signs = Array.from('=+-@＝＋－＠﹢﹣﹦﹫−⁺⁻⁼₊₋₌')
  const before = [
    '',
    ' ',
    '\t',
    '\r',
    '\n',
    '\u00A0',
    '\u3000',
    '\u200B',
    '\uFEFF',
    '\u2060',
    '\u202E',
    '"',
    "'",
    '\u0000 \u200B',
  ]

  it('is never a formula, whatever character it begins with or follows', () => {
    for (const sign of signs)
      for (const lead of before) {
        const cell = csvCell(`${lead}${sign}HYPERLINK("http://x")`)
        assert.match(cell, /^"?'/, JSON.stringify([lead, sign, cell]))
      }
    for (const lead of ['\t', '\r']) assert.match(csvCell(`${lead}text`), /^"?'/)
  })

  it('is otherwise unchanged', () => {
    for (const text of ['Zoë', '416-555-0100', '1+1', 'a=b', 'ann@x.example', '#301', '2026-03-01', 'O’Brien', '日本'])
      assert.equal(csvCell(text), text)
    assert.equal(csvFile([['=1', 'a,b', 'say "x"', 'a;b']]), `\uFEFF'=1,"a,b","say ""x""","a;b"\r\n`)
  })
})
