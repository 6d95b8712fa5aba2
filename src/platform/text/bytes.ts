import { localeOf, translated } from '../language/language.ts'
import type { Language } from '../language/registry.ts'
import { notKnown } from './not-known.ts'

export const byteTexts = translated('platform.text.bytes', { units: ['kB', 'MB', 'GB'] }, { units: ['ko', 'Mo', 'Go'] })

/** A size for people: 850 kB, 12.4 MB; in French 850 ko, 12,4 Mo. The smallest is 1 kB. */
export function shownBytes(bytes: number, language: Language): string {
  if (!Number.isFinite(bytes)) return notKnown
  const step = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2
  const value = Math.max(1, bytes / 1000 ** (step + 1))
  const digits = { maximumFractionDigits: step > 0 && value < 100 ? 1 : 0 }
  return `${value.toLocaleString(localeOf(language), digits)} ${byteTexts[language].units[step]}`
}
