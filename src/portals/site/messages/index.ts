import { translated } from '#platform/language/language.ts'
import { words as english } from './en.ts'
import { french } from './fr.ts'

export const siteTexts = translated('portals.site', english, french)
