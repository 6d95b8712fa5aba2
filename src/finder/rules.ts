/** Text as it is compared: small letters without accents. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const mostWords = 6

/** The words somebody typed, as they are compared. */
export const wordsOf = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean).slice(0, mostWords)

/** How many slips of the finger a word of this length is forgiven. */
export const forgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * How many slips lie between what was typed and a word, where the word may go on: letters swapped, wrong, missing or
 * too many. A word that is not finished yet is forgiven one slip at most, and none below five letters.
 */
export function slipsTo(typed: string, word: string): number {
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
  const whole = at(row, word.length)
  const begun = typed.length < 5 ? Infinity : Math.min(...row.slice(typed.length - 1))
  return begun <= 1 ? Math.min(whole, begun) : whole
}

const at = (row: readonly number[], place: number) => row[place] ?? Infinity

/** Words that what was typed may have been meant for, the likeliest first. */
export function meantBy(typed: string, known: readonly string[], most: number): string[] {
  const allowed = forgiven(typed.length)
  if (allowed === 0) return []
  return known
    .filter((word) => word.length >= typed.length - allowed && word !== typed)
    .map((word) => ({ word, slips: slipsTo(typed, word) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted(
      (a, b) => a.slips - b.slips || Math.abs(a.word.length - typed.length) - Math.abs(b.word.length - typed.length),
    )
    .slice(0, most)
    .map(({ word }) => word)
}

/** Whether a name on the screen is what somebody types: each word begins one of its words, slips forgiven. */
export function isMeant(typed: string, name: string): boolean {
  const parts = plain(name).split(/[^\p{L}\p{N}]+/u)
  return wordsOf(typed).every((word) =>
    parts.some((part) => part.startsWith(word) || slipsTo(word, part) <= forgiven(word.length)),
  )
}
