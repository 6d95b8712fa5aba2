import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { type Topics, sourceOf } from '#app/languages/topics.ts'
import { loadTexts } from '#app/languages/load-texts.ts'
import { addTexts, type Texts, type Translations } from '#platform/language/language.ts'
import { type Language, bundledLanguages, pseudoLocale, registry } from '#platform/language/registry.ts'
import { pseudo } from '#platform/language/pseudo.ts'
import { repository, sourceFiles } from './support/source-files.ts'

type Part = Readonly<Record<string, unknown>>
type Fact = (...facts: never) => unknown
type Leaf = { name: string; value: unknown }

const sources = sourceFiles('src').filter(({ path }) => !path.endsWith('.test.ts'))
const definitions = sources.flatMap(({ path, code }) =>
  [...code.matchAll(/const (\w+) = translated\(\s*'([\w.-]+)'/g)].map(([, variable = '', topic = '']) => ({
    path,
    variable,
    topic,
  })),
)

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null
/** Every text of a topic with its name, such as `steps.title`. */
const leavesOf = (value: unknown, name = ''): Leaf[] =>
  isPart(value)
    ? Object.entries(value).flatMap(([key, item]) => leavesOf(item, name === '' ? key : `${name}.${key}`))
    : [{ name, value }]

/** The parameters that a text uses: positions, or names of the fields of an object. */
function parametersUsed(text: Fact): string[] {
  const source = String(text)
  const arrow = source.indexOf('=>')
  const [head, body] = [source.slice(0, arrow), source.slice(arrow + 2)]
  const names = [...head.matchAll(/\{([^}]*)\}|\[([^\]]*)\]|[A-Za-z_$][\w$]*/g)].flatMap(
    ([whole, fields, items], at) => {
      if (fields === undefined && items === undefined) return [{ key: String(at), name: whole }]
      const inside = (fields ?? items ?? '').split(',').map((one) => one.trim())
      return inside.filter(Boolean).map((one, place) => {
        const [key = '', name = key] = one.split(':').map((part) => part.trim())
        return { key: fields === undefined ? `${at}.${place}` : key, name }
      })
    },
  )
  return names
    .filter(({ name }) => new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\b`).test(body))
    .map(({ key }) => key)
}

describe('the texts of all languages', () => {
  const topics = new Map<string, Texts<object>>()
  before(async () => {
    for (const { path, variable, topic } of definitions) {
      const file = (await import(join(repository, path))) as Record<string, Texts<object>>
      const texts = file[variable]
      assert.ok(texts, `${path} exports ${variable}`)
      assert.ok(!topics.has(topic), `${topic} is the name of one topic`)
      topics.set(topic, texts)
    }
  })

  it('are found by the type of the topics of their folder', () => {
    const listed = sources
      .filter(({ path }) => path.endsWith('messages/topics.ts'))
      .flatMap(({ code }) =>
        [...code.matchAll(/^ {2}'?([\w.-]+)'?: typeof (\w+)$/gm)].map(([, topic, variable]) => `${topic} ${variable}`),
      )
    assert.deepEqual(listed.sort(), definitions.map(({ topic, variable }) => `${topic} ${variable}`).sort())
    assert.ok(listed.length > 60)
  })

  it('are in the type of all topics', () => {
    const all = sources.find(({ path }) => path === 'src/app/languages/topics.ts')?.code ?? ''
    for (const { path, code } of sources.filter(({ path }) => path.endsWith('messages/topics.ts'))) {
      const [, type = ''] = /export type (\w+)/.exec(code) ?? []
      assert.equal(
        [...all.matchAll(new RegExp(`\\b${type}\\b`, 'g'))].length,
        2,
        `${path}: ${type} is imported and listed`,
      )
    }
  })

  it('have the same entries, which use the same parameters', () => {
    const found: string[] = []
    for (const [topic, texts] of topics) {
      const english = leavesOf(texts.en)
      for (const language of bundledLanguages) {
        const others = new Map(leavesOf(texts[language]).map(({ name, value }) => [name, value]))
        for (const { name, value } of english) {
          const other = others.get(name)
          if (typeof other !== typeof value) found.push(`${topic} ${name} in ${language}: ${typeof other}`)
          if (typeof value !== 'function' || typeof other !== 'function') continue
          const missing = parametersUsed(value as Fact).filter((one) => !parametersUsed(other as Fact).includes(one))
          for (const parameter of missing) found.push(`${topic} ${name} in ${language}: no ${parameter}`)
        }
      }
    }
    assert.deepEqual(found, [])
  })

  it('in French have the typographic apostrophe, also those of the demo building', () => {
    // An elision, also before a fact of a text.
    const straight =
      /(?<![\p{L}'’])(?:[ldnsjcmt]|qu|lorsqu|jusqu|puisqu|quelqu|presqu|aujourd)'(?=[aeiouyhàâéèêëîïôûœ]|\$\{)/giu
    const found = sources
      .filter(({ path }) => path.includes('/messages/') || path.startsWith('src/demo/'))
      .flatMap(({ path, code }) =>
        [...code.matchAll(straight)].map(({ index }) => `${path}: ${code.slice(index, index + 20)}`),
      )
    assert.deepEqual(found, [])
  })

  it('of a language that is loaded come from its file, all of them', async () => {
    assert.equal([...topics.values()][0]?.[pseudoLocale], [...topics.values()][0]?.en, 'English before they are loaded')
    await loadTexts(pseudoLocale)
    const unmarked = [...topics].flatMap(([topic, texts]) =>
      leavesOf(texts[pseudoLocale])
        .filter(({ value }) => typeof value === 'string' && /\p{L}/u.test(value) && !/^⟦.*⟧$/s.test(value))
        .map(({ name }) => `${topic} ${name}`),
    )
    assert.deepEqual(unmarked, [])
  })
})

describe('a further language', () => {
  it('is one object per module, which sourceOf() makes the source of its topics', () => {
    const own = { 'mailbox.photos-only': { sent: (count: number) => `${count} Bilder per E-Mail.` } }
    const source = sourceOf(own as unknown as Translations<Topics>)
    addTexts(pseudoLocale, source)
    assert.equal(source('mailbox.photos-only', {}), own['mailbox.photos-only'])
    assert.equal(source('moves.own', {}), undefined)
  })

  it('has a name and an entry in the registry only', () => {
    const codes = Object.keys(registry) as Language[]
    for (const code of codes) assert.match(code, /^[a-z]{2,3}(-[A-Z]{2})?$/)
  })
})

describe('the pseudo-locale', () => {
  it('is at least 40 % longer, and leaves parameters, addresses and places alone', () => {
    const text = pseudo((name: string) => `Ask ${name} at office@tower.example, {phone}`) as (name: string) => string
    assert.match(text('Anna Stone'), /^⟦Àšk Anna Stone àt office@tower\.example, \{phone\} ~.*⟧$/)
    for (const english of ['Save', 'Send a message', 'We could not load your requests. Please try again.'])
      assert.ok(String(pseudo(english)).length >= english.length * 1.4, english)
  })

  it('reaches the parts of e-mails and lists', () => {
    const email = pseudo((name: string) => ({
      subject: `For ${name}`,
      paragraphs: ['Hello'],
      label: 'Open',
      isUrgent: true,
    }))
    assert.deepEqual((email as (name: string) => unknown)('Anna'), {
      subject: '⟦Fôr Anna~~⟧',
      paragraphs: ['⟦Héllô⟧'],
      label: '⟦Ôpéñ⟧',
      isUrgent: true,
    })
  })

  it('is offered only with PSEUDO_LOCALE=1', async () => {
    const { languages } = await import('#platform/language/language.ts')
    assert.deepEqual(languages, ['en', 'fr'])
  })
})
