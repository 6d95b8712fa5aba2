import { dialled, type DialledCountry } from '#platform/text/phones.ts'

/** A text with the security desk's phone in place of {phone}. Without a phone, the sentence with it is left out. */
export function WithPhone({ text, phone, country }: { text: string; phone: string; country: DialledCountry }) {
  if (!phone) return withoutPhone(text)
  const [before = '', ...after] = text.split('{phone}')
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={dialled(phone, country)}>{phone}</a>
      {after.join(phone)}
    </>
  )
}

const withoutPhone = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.includes('{phone}'))
    .join(' ')
