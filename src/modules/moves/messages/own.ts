import { translated } from '#platform/language/language.ts'
import { english } from './own-en.ts'
import { french } from './own-fr.ts'

export const ownMoveTexts = translated('moves.own', english, french)
