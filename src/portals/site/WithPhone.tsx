import { dialled } from '#platform/phones.ts'

/**
 * A text of the building's; where it says {phone} stands the security line, ready to be called. A building without one
 * does not say the sentence.
 */
export function WithPhone({ text, phone }: { text: string; phone: string }) {
  if (!phone) return withoutPhone(text)
  const [before = '', ...after] = text.split('{phone}')
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={dialled(phone)}>{phone}</a>
      {after.join(phone)}
    </>
  )
}

const withoutPhone = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.includes('{phone}'))
    .join(' ')
