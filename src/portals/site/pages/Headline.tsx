/** A headline with the word between asterisks in italics. */
export function Headline({ text }: { text: string }) {
  return text.split('*').map((part, place) => (place % 2 === 1 ? <em key={part}>{part}</em> : part))
}
