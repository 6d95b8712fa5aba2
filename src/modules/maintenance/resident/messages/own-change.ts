import { translated } from '#platform/language/language.ts'
import { english } from './own-change-en.ts'
import { frenchOwnChange } from './own-change-fr.ts'

export const ownChangeTexts = translated('maintenance.resident.own-change', english, frenchOwnChange)
