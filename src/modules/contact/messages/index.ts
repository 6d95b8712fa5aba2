import { translated } from '#platform/language/language.ts'
import { words as english } from './en.ts'
import { french } from './fr.ts'

/** The texts about messages from the website; visitors read theirs in French too. */
export const contactTexts = translated('contact', english, french)
