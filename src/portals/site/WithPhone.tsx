import { dialled } from '#platform/phones.ts'

/** A text of the building's; where it says {phone} stands the security line, ready to be called. */
export function WithPhone({ text, phone }: { text: string; phone: string }) {
  const [before = '', ...after] = text.split('{phone}')
  if (after.length === 0 || !phone) return text.replaceAll('{phone}', '').trim()
  return (
    <>
      {before}
      <a href={dialled(phone)}>{phone}</a>
      {after.join(phone)}
    </>
  )
}
