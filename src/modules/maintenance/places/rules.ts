const longest = 70

/** The title of a report that has only a description: its first sentence, shortened at a word. */
export function titleOfReport(description: string): string {
  const [line = ''] = description.trim().split(/\n|(?<=[.!?])\s/)
  const sentence = line.trim().replace(/\.$/, '')
  if (sentence.length <= longest) return sentence
  const cut = sentence.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > longest / 2 ? space : longest).trimEnd()}…`
}
