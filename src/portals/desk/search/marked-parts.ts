type Part = { part: string; at: number; isMarked: boolean }

/** Without case and accents, one character for each, so that places agree with those of the text. */
const folded = (text: string) =>
  Array.from(text, (character) => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1) || ' ')

/** A text in parts: those that begin a word and match a typed word are marked. */
export function markedParts(text: string, typed: string): Part[] {
  const characters = Array.from(text)
  const plain = folded(text)
  const isMarked = characters.map(() => false)
  for (const word of folded(typed).join('').split(/\s+/).filter(Boolean))
    for (let at = 0; at + word.length <= plain.length; at += 1) {
      const beginsWord = at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? '')
      if (beginsWord && plain.slice(at, at + word.length).join('') === word) isMarked.fill(true, at, at + word.length)
    }
  const parts: Part[] = []
  for (const [at, character] of characters.entries()) {
    const last = parts.at(-1)
    const marked = isMarked[at] ?? false
    if (last?.isMarked === marked) last.part += character
    else parts.push({ part: character, at, isMarked: marked })
  }
  return parts
}
