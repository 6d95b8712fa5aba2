import { inLanguages } from '#platform/language/language.ts'
import { english } from './errors-en.ts'
import { french } from './errors-fr.ts'

export const occupancyErrors = inLanguages(english, french)
