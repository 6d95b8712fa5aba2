import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { z } from 'zod'
import { fieldText, issuesIn } from './field-errors.ts'
import { translated } from './language.ts'
import type { Language } from './registry.ts'

const messages = (schema: z.ZodType, input: unknown, language: Language = 'en') =>
  issuesIn(language, z.object({ petCount: schema }), { petCount: input }).map(({ message }) => message)

describe('an issue whose schema has no text of its own names the field in words', () => {
  const found: [issue: string, schema: z.ZodType, input: unknown, english: string, french: string][] = [
    ['missing', z.string(), undefined, 'Pet count is required', 'Pet count : champ obligatoire'],
    ['empty', z.string().min(1), '', 'Pet count is required', 'Pet count : champ obligatoire'],
    ['another type', z.string(), 7, 'Pet count must be text', 'Pet count : texte attendu'],
    ['no number', z.coerce.number(), 'x', 'Pet count must be a number', 'Pet count : nombre attendu'],
    ['no whole number', z.int(), 1.5, 'Pet count must be a whole number', 'Pet count : nombre entier attendu'],
    [
      'no choice',
      z.enum(['none', 'one', 'two']),
      'x',
      'Pet count must be none, one or two',
      'Pet count : none, one ou two attendu',
    ],
    [
      'no choice of several kinds',
      z.union([z.enum(['all', 'active']), z.enum(['none'])]),
      'x',
      'Pet count must be all, active or none',
      'Pet count : all, active ou none attendu',
    ],
    ['no id', z.uuid(), 'x', 'Pet count must be the id of a record', 'Pet count : identifiant d’un dossier attendu'],
    [
      'no day',
      z.iso.date(),
      'x',
      'Pet count must be a day, like 2026-03-01',
      'Pet count : jour, comme 2026-03-01, attendu',
    ],
    [
      'too short',
      z.string().min(3),
      'x',
      'Pet count must have at least 3 characters',
      'Pet count : au moins 3 caractères',
    ],
    ['too long', z.string().max(1), 'xy', 'Pet count can have at most 1 character', 'Pet count : au plus 1 caractère'],
    [
      'too many',
      z.array(z.int()).max(1000),
      Array(1001).fill(1),
      'Pet count can have at most 1,000 entries',
      'Pet count : au plus 1 000 éléments',
    ],
    ['too small', z.number().min(0), -1, 'Pet count must be at least 0', 'Pet count : au moins 0'],
    ['not above', z.number().positive(), 0, 'Pet count must be greater than 0', 'Pet count : plus que 0'],
    [
      'between steps',
      z.number().multipleOf(0.01),
      0.001,
      'Pet count must be a multiple of 0.01',
      'Pet count : un multiple de 0.01 attendu',
    ],
    [
      'in a list',
      z.array(z.string()),
      ['x', 7],
      'Pet count (entry 2) must be text',
      'Pet count (élément 2) : texte attendu',
    ],
    [
      'unlike its pattern',
      z.string().regex(/^a$/),
      'x',
      'Pet count must be in another format',
      'Pet count : autre format attendu',
    ],
  ]
  for (const [issue, schema, input, english, french] of found)
    it(issue, () => {
      assert.deepEqual(messages(schema, input), [english])
      assert.deepEqual(
        messages(schema, input, 'fr').map((text) => text.replaceAll(/\s/g, ' ')),
        [french],
      )
    })

  it('names the input as a whole where there is no field', () =>
    assert.equal(issuesIn('en', z.object({}), 7)[0]?.message, 'The data sent must be an object with fields'))
})

describe('another bundle in the same process, such as the renderer of the public pages', () => {
  const { localeError } = z.config()
  after(() => z.config({ localeError }))
  it('cannot replace the texts of the server', () => {
    z.config({ localeError: () => 'of another bundle' })
    assert.deepEqual(messages(z.number(), undefined), ['Pet count is required'])
    assert.deepEqual(
      messages(z.number(), undefined, 'fr').map((text) => text.replaceAll(/\s/g, ' ')),
      ['Pet count : champ obligatoire'],
    )
  })
})

describe('the text of a schema', () => {
  const texts = translated(
    'test.schema',
    { choose: 'Choose a pet', tooLong: (most: number) => `At most ${most} letters`, other: 'Choose another' },
    { choose: 'Choisissez un animal', tooLong: (most: number) => `Au plus ${most} lettres`, other: 'Un autre' },
  )
  const choose = fieldText((language) => texts[language].choose)
  const both = (schema: z.ZodType, input: unknown) => [messages(schema, input), messages(schema, input, 'fr')]

  it('takes precedence, in the language of the caller', () =>
    assert.deepEqual(both(z.uuid({ error: choose }), 'x'), [['Choose a pet'], ['Choisissez un animal']]))

  it('yields to the text of a check, which can have parameters', () => {
    const schema = z.string({ error: choose }).max(3, { error: fieldText((language) => texts[language].tooLong(3)) })
    assert.deepEqual(both(schema, 'four'), [['At most 3 letters'], ['Au plus 3 lettres']])
    assert.deepEqual(both(schema, 7), [['Choose a pet'], ['Choisissez un animal']])
  })

  it('is that of a refinement, a preprocessed value and a union', () => {
    const other = fieldText((language) => texts[language].other)
    for (const schema of [
      z.string().refine((text) => text !== 'cat', { error: other }),
      z.preprocess((value) => value, z.enum(['dog'], { error: other })),
      z.union([z.literal('dog'), z.literal('fox')], { error: other }),
    ])
      assert.deepEqual(both(schema, 'cat'), [['Choose another'], ['Un autre']])
  })

  it('is English in a parse without a language', () =>
    assert.equal(z.uuid({ error: choose }).safeParse('x').error?.issues[0]?.message, 'Choose a pet'))
})
