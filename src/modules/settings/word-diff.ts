export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** More words than this a side are compared as a whole: nobody reads such a comparison word by word. */
const mostWords = 1500

/** What went and what came between two texts, by words; joined without what came they are the first, without what went the second. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [piecesOf(before), piecesOf(after)]
  if (a.length > mostWords || b.length > mostWords) return joined([['gone', before] as const, ['new', after] as const])
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
  const parts = joined([
    ...steps,
    ...a.slice(i).map((text) => ['gone', text] as const),
    ...b.slice(j).map((text) => ['new', text] as const),
  ])
  return isAnother(parts, before, after) ? joined([['gone', before] as const, ['new', after] as const]) : parts
}

/** Another text altogether: a few words in common would only tear both apart. */
function isAnother(parts: readonly DiffPart[], before: string, after: string): boolean {
  const emails = (text: string) => text.replace(/\s/g, '').length
  const same = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? emails(text) : 0), 0)
  return same < Math.max(emails(before), emails(after)) * 0.35
}

/** Words, what stands between them, and marks, each for itself. */
const piecesOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** For each pair of places, how many pieces the rests of both texts have in common. */
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

/** Runs of one kind as one part; of a place that changed, first all that went, then all that came. */
function joined(steps: readonly (readonly [DiffPart['kind'], string])[]): DiffPart[] {
  const parts: DiffPart[] = []
  let [removed, added] = ['', '']
  const settle = () => {
    if (removed !== '') parts.push({ kind: 'gone', text: removed })
    if (added !== '') parts.push({ kind: 'new', text: added })
    ;[removed, added] = ['', '']
  }
  for (const [kind, text] of steps) {
    if (kind === 'gone') removed += text
    else if (kind === 'new') added += text
    else {
      settle()
      const last = parts.at(-1)
      if (last?.kind === 'same') last.text += text
      else parts.push({ kind, text })
    }
  }
  settle()
  return parts
}
