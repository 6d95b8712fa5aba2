import { dialled } from '#platform/text/phones.ts'

/** A text with the security desk's phone in place of {phone}. Without a phone, the sentence with it is left out. */
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
