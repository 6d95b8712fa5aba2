import { translated } from '#platform/language/language.ts'
import { frenchRequests } from './fr.ts'
import { english } from './en.ts'

export const requestTexts = translated('maintenance.requests', english, frenchRequests)
