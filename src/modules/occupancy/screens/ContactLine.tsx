import { shownPhone } from '#platform/text/phones.ts'

type Props = { email: string | null; phone: string | null; className?: string }

/** The address and the telephone number of a person; the number is not broken between lines. */
export function ContactLine({ email, phone, className }: Props) {
  if (!email && !phone) return null
  return (
    <p className={className}>
      {email}
      {email && phone ? ' · ' : null}
      {phone ? <PhoneText>{phone}</PhoneText> : null}
    </p>
  )
}

export const PhoneText = ({ children }: { children: string }) => (
  <span className="tabular whitespace-nowrap">{shownPhone(children)}</span>
)
