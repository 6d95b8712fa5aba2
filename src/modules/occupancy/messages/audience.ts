import { translated } from '#platform/language/language.ts'
import { frenchAudience } from './fr.ts'
import { english } from './audience-en.ts'

export const audienceTexts = translated('occupancy.audience', english, frenchAudience)
