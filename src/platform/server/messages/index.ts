import { inLanguages } from '../../language/language.ts'
import { english } from './en.ts'
import { french } from './fr.ts'

export const errors = inLanguages(english, french)
