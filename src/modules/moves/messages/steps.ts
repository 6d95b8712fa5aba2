import { translated } from '#platform/language/language.ts'
import { english } from './steps-en.ts'
import { french } from './steps-fr.ts'

export const stepTexts = translated('moves.steps', english, french)
