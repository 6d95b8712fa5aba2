import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { inspect } from 'node:util'
import { z } from 'zod'
import { accounts } from '#accounts/contract.ts'
import { issuesIn } from '#platform/language/field-errors.ts'
import type { Texts } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { endpointsOfContracts, endpointsOfPortfolio, title } from '../support/contracts.ts'
import { repository, type SourceFile, sourceFiles } from '../support/source-files.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

/** Server code that only the office or programs use. Its errors can be in English only. */
const englishOnly = [
  'src/app/site.ts',
  'src/modules/accounts/server/users/users.ts',
  'src/modules/accounts/server/users/edit-user.ts',
  'src/modules/announcements/server/attachments.ts',
  'src/modules/announcements/server/one-click.ts',
  'src/modules/accounts/server/invitations/invite-user.ts',
  'src/modules/announcements/server/readers/reminders.ts',
  'src/modules/announcements/server/reads.ts',
  'src/modules/announcements/server/recipients.ts',
  'src/modules/assets/server/',
  'src/modules/audit/',
  'src/modules/backup/',
  'src/modules/building/',
  'src/modules/calendar/server/store.ts',
  'src/modules/command-bar/',
  'src/modules/contact/server/linking.ts',
  'src/modules/contact/server/reads.ts',
  'src/modules/contact/server/store.ts',
  'src/modules/directory/',
  'src/modules/import-export/',
  'src/modules/desk-log/server/entries.ts',
  'src/modules/desk-log/server/sent-later.ts',
  'src/modules/emergency-roster/server/devices.ts',
  'src/modules/emergency-roster/server/office.ts',
  'src/modules/emergency-roster/server/roster.ts',
  'src/modules/desk-log/server/lock-shift.ts',
  'src/modules/desk-log/server/rounds.ts',
  'src/modules/desk-log/server/shifts.ts',
  'src/modules/front-desk/server/photos.ts',
  'src/modules/incidents/server/affected.ts',
  'src/modules/incidents/server/gathering.ts',
  'src/modules/incidents/server/step-times.ts',
  'src/modules/incidents/server/store.ts',
  'src/modules/incidents/server/updates.ts',
  'src/modules/incidents/server/write-incident.ts',
  'src/modules/keys/server/seals.ts',
  'src/modules/keys/server/store.ts',
  'src/modules/keys/server/write-loan.ts',
  'src/modules/packages/server/codes.ts',
  'src/modules/packages/server/hand-over.ts',
  'src/modules/packages/server/photos.ts',
  'src/modules/packages/server/recipients.ts',
  'src/modules/packages/server/store.ts',
  'src/modules/packages/server/update-package.ts',
  'src/modules/visitors/server/barred.ts',
  'src/modules/visitors/server/codes.ts',
  'src/modules/visitors/server/correct-stay.ts',
  'src/modules/visitors/server/firms.ts',
  'src/modules/visitors/server/hosts.ts',
  'src/modules/visitors/server/stalls.ts',
  'src/modules/visitors/server/stays.ts',
  'src/modules/visitors/server/write-stay.ts',
  'src/modules/maintenance/dispatch/',
  'src/modules/maintenance/sla/',
  'src/modules/maintenance/staff/',
  'src/modules/maintenance/vendors/',
  'src/modules/occupancy/server/export.ts',
  'src/modules/tower/server/export.ts',
  'src/modules/views/',
  'src/modules/maintenance/work-orders/server/office-acts.ts',
  'src/modules/maintenance/work-orders/server/send.ts',
  'src/modules/maintenance/work-orders/server/settings.ts',
  'src/modules/moves/server/',
  'src/modules/occupancy/owners/server/',
  'src/modules/occupancy/server/enter-and-leave.ts',
  'src/modules/occupancy/server/home-codes.ts',
  'src/modules/occupancy/server/people.ts',
  'src/modules/occupancy/server/store.ts',
  'src/modules/outbox/',
  'src/modules/payments/server/store.ts',
  'src/modules/photos/',
  'src/modules/residents/server/names.ts',
  'src/modules/resources/server/store.ts',
  'src/modules/residents/server/taken-assets.ts',
  'src/modules/settings/',
  'src/modules/tower/',
  'src/modules/undo/',
  'src/modules/units/',
]

/** `new HttpError(409, 'undone', (language) => paymentTexts[language].undone`, and the same with its helpers. */
const thrown =
  /(?<![\w.])(?:HttpError\(\s*[\w.]+,\s*[^,]+,|invalid\((?:[^,()]|\([^()]*\))+,|conflict\((?:[^,()]|\([^()]*\))+,|tooMany\()\s*(?:\((?:language)?\) =>\s*(\w*(?:words|errors|texts))(\[language\])?\.([\w.]+)|(['"`]))/gi

type Reference = { file: string; from: string; exported: string; isTranslated: boolean; key: string }
const references: Reference[] = []
const plain: string[] = []
for (const { path, text, imports } of sourceFiles('src')) {
  if (path.includes('.test.')) continue
  for (const [, name, language, key, literal] of text.matchAll(thrown)) {
    if (literal !== undefined) plain.push(path)
    if (name !== undefined && key !== undefined)
      references.push({ file: path, ...importOf(name, text, imports), isTranslated: language !== undefined, key })
  }
}

/** The file from which a name is imported. */
function importOf(name: string, text: string, imports: SourceFile['imports']) {
  for (const [, names = '', written] of text.matchAll(/import \{([^}]*)\} from '([^']+)'/g))
    for (const one of names.split(',')) {
      const [exported = '', local = exported] = one.trim().split(' as ')
      const from = imports.find((i) => i.written === written)?.file
      if (local === name && from) return { from, exported }
    }
  throw new Error(`${name} is not imported`)
}

/** The entry of a catalogue for a key in a language. */
async function entry({ from, exported, isTranslated, key }: Reference, language: Language): Promise<unknown> {
  const catalogue = ((await import(join(repository, from))) as Record<string, unknown>)[exported]
  const words = isTranslated ? (catalogue as Texts<unknown>)[language] : catalogue
  return key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words)
}

describe('every error the server throws', () => {
  it('is found in the sources', () => assert.ok(references.length > 100, `${references.length} references`))

  it('has an English text', async () => {
    for (const reference of references) {
      const text = await entry(reference, 'en')
      assert.ok(
        typeof text === 'string' || typeof text === 'function' || typeof text === 'object',
        JSON.stringify(reference),
      )
      assert.ok(text, JSON.stringify(reference))
    }
  })

  it('has a French text where residents or visitors can get it', async () => {
    const missing: string[] = []
    for (const reference of references) {
      if (englishOnly.some((path) => reference.file.startsWith(path))) continue
      if ((await entry(reference, 'en')) === (await entry(reference, 'fr')))
        missing.push(`${reference.file}: ${reference.key} of ${reference.from}`)
    }
    assert.deepEqual(missing, [])
  })

  it('has exceptions only for files that exist', () =>
    assert.deepEqual(
      englishOnly.filter((path) => !existsSync(join(repository, path))),
      [],
    ))

  it('takes its text from a catalogue', () =>
    assert.deepEqual(
      plain.filter((file) => !englishOnly.some((path) => file.startsWith(path))),
      [],
    ))
})

describe('every field that residents or visitors send', async () => {
  const endpoints = [...(await endpointsOfContracts()), ...(await endpointsOfPortfolio())].filter(
    (e) => e.roles === 'anyone' || (e.roles as readonly string[]).includes('tenant'),
  )
  const wrong = [
    undefined,
    null,
    7,
    -1,
    1.5,
    '',
    ' ',
    'x',
    'x'.repeat(40_000),
    'a\0b',
    'a\u200Bb',
    [],
    [7],
    ['x'],
    {},
    true,
  ]
  for (const e of endpoints)
    for (const schema of [e.body, e.query])
      if (schema instanceof z.ZodObject)
        it(`has its errors in French: ${title(e)}`, () => {
          for (const field of Object.keys(schema.shape))
            for (const value of wrong) {
              const english = issuesIn('en', schema, { [field]: value })
              const french = issuesIn('fr', schema, { [field]: value })
              for (const [at, { message, path }] of english.entries())
                assert.notEqual(
                  french[at]?.message,
                  message,
                  `${path.join('.')} ${inspect(value).slice(0, 20)}: ${message}`,
                )
            }
        })
})

describe('an error reply', () => {
  let app: TestApp
  before(async () => {
    app = await createTestApp()
  })
  after(() => app.close())

  const signIn = (body: unknown, headers: Record<string, string> = {}) =>
    app.asAnonymous().send({ method: 'POST', url: accounts.signIn.path, body, headers })

  it('is in English for programs, and in French for a page in French', async () => {
    const wrong = { email: 'nobody@home.example', password: 'not the password' }
    const english = await signIn(wrong)
    const french = await signIn(wrong, { 'accept-language': 'fr' })
    assert.deepEqual([english.status, french.status], [401, 401])
    assert.deepEqual([english.body.code, french.body.code], ['wrong_credentials', 'wrong_credentials'])
    assert.equal((await signIn(wrong, { 'accept-language': 'en' })).body.message, english.body.message)
    assert.notEqual(french.body.message, english.body.message)
  })

  it('names the same field in both languages', async () => {
    const english = await signIn({ email: 'nobody@home.example' })
    const french = await signIn({ email: 'nobody@home.example' }, { 'accept-language': 'fr-CA,fr;q=0.9' })
    assert.deepEqual([english.body.message, english.body.field], ['Please enter your password', 'password'])
    assert.deepEqual([french.body.message, french.body.field], ['Veuillez entrer votre mot de passe', 'password'])
  })

  it('of the platform itself is in French too', async () => {
    const { body } = await app
      .asAnonymous()
      .send({ method: 'GET', url: '/api/account', headers: { 'accept-language': 'fr' } })
    assert.deepEqual([body.message, body.code], ['Veuillez vous connecter.', 'not_signed_in'])
  })
})
