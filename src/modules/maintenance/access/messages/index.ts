import { translated } from '#platform/language/language.ts'
import { frenchEntry } from './fr.ts'
import { english } from './en.ts'

export const entryTexts = translated('maintenance.access', english, frenchEntry)
