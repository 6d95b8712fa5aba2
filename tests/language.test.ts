import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'
import { englishOnly, isEnglishOnly } from '#portals/frame/english-only.ts'
import { sourceFiles } from './support/source-files.ts'

/** The language belongs to one reader; a variable of a module would apply to everyone. */
describe('the language', () => {
  const sources = sourceFiles('src')

  it('is a parameter or comes from useLanguage(), never from a variable of a module', () => {
    const found = sources.flatMap(({ path, code }) =>
      [...code.matchAll(/^(?:export )?let (?:\w*[lL]anguage\w*|\w+: Language\b)/gm)].map(
        ([text]) => `${path}: ${text}`,
      ),
    )
    assert.deepEqual(found, [])
  })

  it('is never compared with one of the registry: what differs by language is in messages, the registry or Intl', () => {
    const found = sources
      // An address without a prefix is English; this file imports nothing.
      .filter(({ path }) => path !== 'src/paths.ts' && !path.endsWith('.test.ts'))
      .flatMap(({ path, code }) =>
        [...code.matchAll(/.*[=!]== '(?:en|fr)'.*/g)].map(([line]) => `${path}: ${line.trim()}`),
      )
    assert.deepEqual(found, [])
  })

  it('has no list of its own outside the registry', () => {
    const found = sources
      .filter(({ path }) => !path.endsWith('.test.ts') && path !== 'src/platform/language/registry.ts')
      .flatMap(({ path, code }) => [...code.matchAll(/'en',? ?\|? ?'fr'/g)].map(([text]) => `${path}: ${text}`))
      // The languages of imported files, which are not those of the interface.
      .filter((one) => !one.startsWith('src/modules/import-export/column-names.ts'))
    assert.deepEqual(found, [])
  })

  it('is that of the page in every form, by useFormResolver()', () => {
    const found = sources.filter(({ code }) => code.includes('zodResolver(')).map(({ path }) => path)
    assert.deepEqual(found, ['src/platform/ui/forms/use-form-resolver.ts'])
  })

  it('is English on the same pages at the first paint and afterwards', async () => {
    const theme = await readFile('public/theme.js', 'utf8')
    assert.ok(theme.includes(`${englishOnly}.test(location.pathname)`), 'public/theme.js has the same expression')
    for (const path of ['/admin', '/staff', '/desk', '/building/2107']) assert.ok(isEnglishOnly(path), path)
    for (const path of ['/tenant', '/account', '/', '/desks']) assert.ok(!isEnglishOnly(path), path)
  })
})
