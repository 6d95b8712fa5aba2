import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sourceFiles } from './support/source-files.ts'

/** The language belongs to one reader; a variable of a module would apply to everybody. */
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

  it('is that of the page in every form, by useFormResolver()', () => {
    const found = sources.filter(({ code }) => code.includes('zodResolver(')).map(({ path }) => path)
    assert.deepEqual(found, ['src/platform/ui/forms/use-form-resolver.ts'])
  })
})
