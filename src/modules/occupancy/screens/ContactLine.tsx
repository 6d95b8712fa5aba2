import { shownPhone } from '#platform/text/phones.ts'

type Props = { email: string | null; phone: string | null }

/** The address and the telephone number of a person; the number is not broken between lines. */
export function ContactLine({ email, phone }: Props) {
  return (
    <>
      {email}
      {email && phone ? ' · ' : null}
      {phone ? <PhoneText>{phone}</PhoneText> : null}
    </>
  )
}

export const PhoneText = ({ children }: { children: string }) => (
  <span className="tabular whitespace-nowrap">{shownPhone(children)}</span>
)
