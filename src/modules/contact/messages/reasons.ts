import { translated } from '#platform/language/language.ts'
import { reasonLabels } from '../reasons.ts'
import { frenchReasons } from './reasons-fr.ts'

export const reasonTexts = translated('contact.reasons', reasonLabels, frenchReasons)
