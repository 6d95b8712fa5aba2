/** Text without accents and capitals, to be searched in. */
export const foldedText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether the parts of a record contain every typed word. */
export function containsWords(parts: readonly (string | null)[], typed: string | undefined): boolean {
  const text = foldedText(parts.filter((part) => part !== null).join(' '))
  // People type numbers in brackets.
  return foldedText(typed ?? '')
    .split(/[\s()]+/)
    .every((word) => text.includes(word))
}
