export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are compared as a whole, because a comparison word by word would be slow and unreadable. */
const maxWords = 1500

/**
 * The difference of two texts by words. Without the added parts the result is the first text, without the removed parts
 * the second.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [piecesOf(before), piecesOf(after)]
  if (a.length > maxWords || b.length > maxWords)
    return mergeSteps([['gone', before] as const, ['new', after] as const])
  const longest = commonLengths(a, b)
  const steps: (readonly [DiffPart['kind'], string])[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    const [left, right] = [a[i] ?? '', b[j] ?? '']
    if (left === right) {
      steps.push(['same', left])
      i += 1
      j += 1
    } else if ((longest[i + 1]?.[j] ?? 0) >= (longest[i]?.[j + 1] ?? 0)) {
      steps.push(['gone', left])
      i += 1
    } else {
      steps.push(['new', right])
      j += 1
    }
  }
  const parts = mergeSteps([
    ...steps,
    ...a.slice(i).map((text) => ['gone', text] as const),
    ...b.slice(j).map((text) => ['new', text] as const),
  ])
  return isUnrelated(parts, before, after) ? mergeSteps([['gone', before] as const, ['new', after] as const]) : parts
}

/** Whether the texts have too little in common for a comparison word by word to be readable. */
function isUnrelated(parts: readonly DiffPart[], before: string, after: string): boolean {
  const countVisible = (text: string) => text.replace(/\s/g, '').length
  const same = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? countVisible(text) : 0), 0)
  return same < Math.max(countVisible(before), countVisible(after)) * 0.35
}

/** Splits a text into words, whitespace, and single punctuation marks. */
const piecesOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** The length of the longest common subsequence for each pair of suffixes. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      const below = lengths[i + 1]
      if (row) row[j] = a[i] === b[j] ? 1 + (below?.[j + 1] ?? 0) : Math.max(below?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

/** Merges consecutive steps of one kind; within a changed place, removed text comes before added text. */
function mergeSteps(steps: readonly (readonly [DiffPart['kind'], string])[]): DiffPart[] {
  const parts: DiffPart[] = []
  let [removed, added] = ['', '']
  const pushChanges = () => {
    if (removed !== '') parts.push({ kind: 'gone', text: removed })
    if (added !== '') parts.push({ kind: 'new', text: added })
    ;[removed, added] = ['', '']
  }
  for (const [kind, text] of steps) {
    if (kind === 'gone') removed += text
    else if (kind === 'new') added += text
    else {
      pushChanges()
      const last = parts.at(-1)
      if (last?.kind === 'same') last.text += text
      else parts.push({ kind, text })
    }
  }
  pushChanges()
  return parts
}
