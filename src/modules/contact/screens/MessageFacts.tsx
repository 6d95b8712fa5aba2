import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import Wrench from 'lucide-react/icons/wrench'
import { statusWords } from '#maintenance/requests/vocabulary.ts'
import { dialled, digitsOf } from '#platform/text/phones.ts'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { EmailText } from '#platform/ui/display/EmailText.tsx'
import type { ContactMessage } from '../contract.ts'
import { lastReplyOf } from '../last-reply.ts'
import { words } from '../messages/en.ts'

/** `shown` are the columns of the list. */
type Props = { message: ContactMessage; shown: readonly string[] }

/** How the sender is reached, and what resulted from the message. */
export const MessageFacts = (props: Props) => (
  <>
    <Contact {...props} />
    <Outcome {...props} />
  </>
)

/** Who sent it, as far as the office knows, and what resulted from the message: the replies and the request. */
function Outcome({ message: { replies, request, resident }, shown }: Props) {
  const code = useBuildingCode()
  const sender = resident && [
    shown.includes('resident') ? resident.fullName : null,
    shown.includes('unit') && resident.unitNumber !== null ? words.unitOf(resident.unitNumber) : null,
  ]
  const from = sender?.filter((part) => part !== null).join(' · ') ?? ''
  const answers = [
    shown.includes('replied') ? words.replies(replies.length) : null,
    shown.includes('repliedBy') ? repliedByText(replies) : null,
  ]
  const replied = replies.length === 0 ? '' : answers.filter((part) => part !== null).join(' · ')
  const shownRequest = shown.includes('request') ? request : null
  if (from === '' && replied === '' && shownRequest === null) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {from === '' ? null : (
        <span className="tabular inline-flex items-center gap-1.5">
          <UserRound aria-hidden="true" size={14} />
          {from}
        </span>
      )}
      {replied === '' ? null : (
        <span className="inline-flex items-center gap-1.5">
          <CornerDownRight aria-hidden="true" size={14} />
          {replied}
        </span>
      )}
      {shownRequest ? (
        <span className="tabular inline-flex items-center gap-1.5">
          <Wrench aria-hidden="true" size={14} />
          {`${code}-${shownRequest.number}`} · {statusWords[shownRequest.status]}
        </span>
      ) : null}
    </p>
  )
}

const repliedByText = (replies: ContactMessage['replies']) => {
  const by = lastReplyOf(replies)?.repliedByUser
  return by ? words.repliedBy(`${by.firstName} ${by.lastName}`.trim()) : null
}

const allShown = ['email', 'phone'] as const
const linkClass =
  'relative z-1 inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded-sm wrap-anywhere hover:text-action-ink hover:underline max-md:min-h-11'

/** The sender's e-mail and phone. */
export function Contact({ message: { email, phone }, shown = allShown }: Pick<Props, 'message'> & Partial<Props>) {
  const [hasEmail, hasPhone] = [shown.includes('email'), shown.includes('phone')]
  if (!hasEmail && !hasPhone) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-3 max-md:gap-y-0">
      {hasEmail ? (
        <a href={`mailto:${encodeURI(email)}`} className={linkClass}>
          <Mail aria-hidden="true" size={14} />
          <span className="min-w-0">
            <EmailText>{email}</EmailText>
          </span>
        </a>
      ) : null}
      {hasPhone ? <PhoneNumber phone={phone} /> : null}
    </p>
  )
}

const PhoneNumber = ({ phone }: { phone: string }) =>
  digitsOf(phone) === '' ? (
    <span className="inline-flex items-center gap-1.5">
      <Phone aria-hidden="true" size={14} />
      {phone}
    </span>
  ) : (
    <a href={dialled(phone)} className={linkClass}>
      <Phone aria-hidden="true" size={14} />
      <span className="tabular">{phone}</span>
    </a>
  )
