import { translated } from '#platform/language/language.ts'
import { french } from './fr.ts'
import { english } from './en.ts'

export const residentPortalTexts = translated('portals.resident', english, french)
