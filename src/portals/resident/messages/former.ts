import { translated } from '#platform/language/language.ts'
import { english } from './former-en.ts'
import { french } from './former-fr.ts'

export const formerTexts = translated('portals.resident.former', english, french)
