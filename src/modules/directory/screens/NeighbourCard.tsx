import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { dialled, shownPhone } from '#platform/text/phones.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { EmailText } from '#platform/ui/display/EmailText.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Neighbour } from '../contract.ts'
import { directoryTexts } from '../messages/index.ts'

/** A neighbour, with the fields they share. */
export function NeighbourCard({ neighbour: { name, unitNumbers, phone, email } }: { neighbour: Neighbour }) {
  const words = useTexts(directoryTexts)
  const link =
    'inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded-sm text-action-ink hover:underline max-md:min-h-11'
  return (
    <div className="flex items-start gap-3">
      <Avatar name={name} size={36} />
      <div className="min-w-0 flex-1">
        <p className="font-[575] wrap-anywhere">{name}</p>
        {unitNumbers.length > 0 ? <p className="tabular text-sm text-ink-3">{words.unit(unitNumbers)}</p> : null}
        <p className="flex flex-wrap gap-x-4 text-sm empty:hidden">
          {phone ? (
            <a href={dialled(phone)} className={link}>
              <Phone aria-hidden="true" size={13} className="shrink-0" />
              <span className="tabular">{shownPhone(phone)}</span>
            </a>
          ) : null}
          {email ? (
            <a href={`mailto:${email}`} className={link}>
              <Mail aria-hidden="true" size={13} className="shrink-0" />
              <span className="wrap-anywhere">
                <EmailText>{email}</EmailText>
              </span>
            </a>
          ) : null}
        </p>
      </div>
    </div>
  )
}
