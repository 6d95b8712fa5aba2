import CircleCheck from 'lucide-react/icons/circle-check'
import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { EmailText } from '#platform/ui/display/EmailText.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { HouseholdMember } from '../contract.ts'
import { memberTexts } from '../messages/index.ts'

type Props = {
  member: Pick<HouseholdMember, 'firstName' | 'lastName' | 'email' | 'rights'> &
    Partial<Pick<HouseholdMember, 'status'>>
  /** In place of the status. */
  badge?: string
  children: ReactNode
}

export const nameOf = ({ firstName, lastName }: Pick<HouseholdMember, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** One invited person: name, address, what they may use, and the buttons. */
export function MemberRow({ member, badge, children }: Props) {
  const words = useTexts(memberTexts)
  const rights = member.rights.map((right) => words.rights[right].label).join(', ')
  return (
    <li className="flex items-start gap-3 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0 max-md:flex-wrap">
      <Avatar name={nameOf(member)} size={36} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[575]">
          <span className="min-w-0 wrap-anywhere">{nameOf(member)}</span>
          <Badge
            tone={member.status === 'active' ? 'success' : 'neutral'}
            icon={member.status === 'active' ? CircleCheck : Mail}
          >
            {badge ?? words.status[member.status ?? 'invited']}
          </Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          <EmailText>{member.email}</EmailText>
        </p>
        <p className="mt-0.5 text-sm text-ink-3">{rights || words.nothing}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 max-md:w-full">{children}</div>
    </li>
  )
}
