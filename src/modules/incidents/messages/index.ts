import { translated } from '#platform/language/language.ts'
import { english } from './en.ts'
import { french } from './fr.ts'

export const incidentTexts = translated('incidents', english, french)
