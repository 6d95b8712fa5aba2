import type { Language } from '#platform/language/registry.ts'

/** A share as a percentage; a dash without one. */
export const formatShare = (share: number | null, language: Language, digits = 0): string =>
  share === null ? '–' : share.toLocaleString(language, { style: 'percent', maximumFractionDigits: digits })
