import { inLanguages } from '#platform/language/language.ts'
import { words as english } from './en.ts'
import { french } from './fr.ts'

/** The texts of messages from the web site; visitors read theirs in French too. */
export const words = inLanguages(english, french)
