import { foldedText } from '#platform/text/search/folded-text.ts'

const maxWords = 6

export const parseWords = (typed: string): string[] => foldedText(typed).split(/\s+/).filter(Boolean).slice(0, maxWords)

/** The text without a word for a home before its number: `unit 2107` is 2107. */
export const withoutUnitWord = (typed: string): string =>
  typed.replace(/^\s*(?:unit|suite|apartment|apt\.?)\s+(?=\S*\d)/i, '')

/** The number of typos that are tolerated in a word of this length. */
export const allowedTypos = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * The edit distance (with transpositions) between the typed text and a word or a prefix of it. A prefix may have one
 * typo at most, and none below five letters.
 */
export function editDistance(typed: string, word: string): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const same = typed[i - 1] === word[j - 1]
      let least = Math.min(at(row, j - 1) + (same ? 0 : 1), at(row, j) + 1, at(next, j - 1) + 1)
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, at(before, j - 2) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  const wholeWord = at(row, word.length)
  const prefix = typed.length < 5 ? Infinity : Math.min(...row.slice(typed.length - 1))
  return prefix <= 1 ? Math.min(wholeWord, prefix) : wholeWord
}

const at = (row: readonly number[], place: number) => row[place] ?? Infinity

/** The most similar words of the vocabulary, nearest first. */
export function findSimilarWords(typed: string, vocabulary: readonly string[], limit: number): string[] {
  const maxTypos = allowedTypos(typed.length)
  if (maxTypos === 0) return []
  return vocabulary
    .filter((word) => word.length >= typed.length - maxTypos && word !== typed)
    .map((word) => ({ word, slips: editDistance(typed, word) }))
    .filter(({ slips }) => slips <= maxTypos)
    .toSorted(
      (a, b) =>
        a.slips - b.slips ||
        // The first letter is seldom wrong.
        Number(a.word[0] !== typed[0]) - Number(b.word[0] !== typed[0]) ||
        Math.abs(a.word.length - typed.length) - Math.abs(b.word.length - typed.length),
    )
    .slice(0, limit)
    .map(({ word }) => word)
}

const misread: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** The word with digits in place of the letters that look like them, beside a digit: `p4-3o` is `p4-30`. */
export function withDigits(word: string): string {
  let read = ''
  for (let at = 0; at < word.length; at += 1) {
    const sign = word.charAt(at)
    const isBesideDigit = /\d/.test((read.at(-1) ?? '') + word.charAt(at + 1))
    read += isBesideDigit ? (misread[sign] ?? sign) : sign
  }
  return read
}

/** The word that resembles the typed one most, within half of its letters; undefined when none does. */
export function findNearestWord(typed: string, vocabulary: readonly string[]): string | undefined {
  if (typed.length < 4) return undefined
  let best: { word: string; slips: number } | undefined
  for (const word of vocabulary) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > 2) continue
    const slips = editDistance(typed, word)
    if (slips <= typed.length / 2 && slips < (best?.slips ?? Infinity)) best = { word, slips }
  }
  return best?.word
}

/** Whether each typed word is a prefix of a word of the name, with typos tolerated. */
export function matchesName(typed: string, name: string): boolean {
  const parts = foldedText(name).split(/[^\p{L}\p{N}]+/u)
  return parseWords(typed).every((word) =>
    parts.some((part) => part.startsWith(word) || editDistance(word, part) <= allowedTypos(word.length)),
  )
}
