import { diffArrays } from 'diff'

export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are compared as a whole, because a comparison word by word would be slow and unreadable. */
const maxWords = 1500

/**
 * The difference of two texts by words. Without the added parts the result is the first text, without the removed parts
 * the second.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [piecesOf(before), piecesOf(after)]
  if (a.length > maxWords || b.length > maxWords) return replaced(before, after)
  const parts = diffArrays(a, b).map(({ removed, added, value }): DiffPart => {
    const kind = removed ? 'gone' : added ? 'new' : 'same'
    return { kind, text: value.join('') }
  })
  return isUnrelated(parts, before, after) ? replaced(before, after) : parts
}

function replaced(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ]
  return parts.filter(({ text }) => text !== '')
}

/** Whether the texts have too little in common for a comparison word by word to be readable. */
function isUnrelated(parts: readonly DiffPart[], before: string, after: string): boolean {
  const countVisible = (text: string) => text.replace(/\s/g, '').length
  const same = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? countVisible(text) : 0), 0)
  return same < Math.max(countVisible(before), countVisible(after)) * 0.35
}

/** Splits a text into words, whitespace, and single punctuation marks. */
const piecesOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
