import { translated } from '#platform/language/language.ts'
import { english } from './en.ts'
import { frenchOwn } from './fr.ts'

export const ownRequestTexts = translated('maintenance.resident', english, frenchOwn)
