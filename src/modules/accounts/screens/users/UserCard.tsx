import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import Trash2 from 'lucide-react/icons/trash'
import { dashboardDate, dashboardTime } from '#platform/time/dates.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { accountStatusStyles } from '#platform/ui/icons/account-status-styles.ts'
import { invitationStyles } from '#platform/ui/icons/invitation-styles.ts'
import { EmailText } from '#platform/ui/display/EmailText.tsx'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { UserAccount } from '../../user-account.ts'
import { invitationWords } from '../../messages/invitation.ts'
import { userWords as words } from '../../messages/user.ts'
import { InviteUserButton } from './InviteUserButton.tsx'

type Props = {
  user: UserAccount
  /** The columns that it shows beside the name. */
  shown: readonly string[]
  isTicked: boolean
  onTick: (range: boolean) => void
  own: boolean
  canEdit: boolean
  onEdit: () => void
  onResetFactor: () => void
  onRemove: () => void
}

export function UserCard({ user, shown, isTicked, onTick, own, canEdit, onEdit, onResetFactor, onRemove }: Props) {
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <article
      className={classNames(
        'flex flex-col rounded-lg px-4.5 py-4 shadow-card',
        isTicked ? 'bg-action-soft' : 'bg-surface',
      )}
    >
      <div className="flex items-start gap-3">
        <SelectBox label={officeKitWords.selectRow(name)} checked={isTicked} onToggle={onTick} hasRowFocus={!canEdit} />
        <Avatar name={name} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="font-[575] break-words">
            {name}
            {own ? <span className="ml-2 text-sm font-normal text-ink-3">{words.you}</span> : null}
          </h2>
          <p className="mt-0.5 flex flex-wrap gap-1.5">
            {shown.includes('role') ? <Badge>{words.roles[user.role]}</Badge> : null}
            {shown.includes('status') ? (
              <Badge {...accountStatusStyles[user.status]}>{words.statuses[user.status]}</Badge>
            ) : null}
            {shown.includes('status') && user.invitation ? (
              <Badge {...invitationStyles[user.invitation]}>{invitationWords.badge[user.invitation]}</Badge>
            ) : null}
            {shown.includes('secondFactor') && user.hasSecondFactor ? (
              <Badge icon={ShieldCheck}>{words.secondFactor}</Badge>
            ) : null}
          </p>
        </div>
      </div>
      <Reach user={user} shown={shown} />
      <Times user={user} shown={shown} />
      {canEdit ? (
        <div className="mt-auto flex flex-wrap gap-2 pt-3.5">
          <Button size="small" icon={Pencil} data-row-focus="" aria-label={words.editOf(name)} onClick={onEdit}>
            {words.edit}
          </Button>
          <InviteUserButton user={user} name={name} />
          {user.hasSecondFactor && !own ? (
            <Button size="small" icon={ShieldOff} aria-label={words.resetFactorOf(name)} onClick={onResetFactor}>
              {words.resetFactor}
            </Button>
          ) : null}
          <Button
            size="small"
            variant="danger-outlined"
            icon={Trash2}
            aria-label={words.removeOf(name)}
            disabledBecause={own ? words.ownDeletion : null}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </div>
      ) : null}
    </article>
  )
}

type PartProps = Pick<Props, 'user' | 'shown'>

/** The e-mail address and the phone number. */
function Reach({ user, shown }: PartProps) {
  const [hasEmail, hasPhone] = [shown.includes('email'), shown.includes('phone')]
  if (!hasEmail && !hasPhone) return null
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-2">
      {hasEmail ? (
        <li className="flex items-center gap-2">
          <Mail aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
          <span className="min-w-0 wrap-anywhere">
            <EmailText>{user.email}</EmailText>
          </span>
        </li>
      ) : null}
      {hasPhone ? (
        <li className="tabular flex items-center gap-2">
          <Phone aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
          {user.phone ? shownPhone(user.phone) : words.noPhone}
        </li>
      ) : null}
    </ul>
  )
}

/** Since when the account exists, and when it was last used. */
function Times({ user, shown }: PartProps) {
  const zone = useTimeZone()
  const times = [
    shown.includes('created') ? words.since(dashboardDate(user.createdAt, zone)) : null,
    shown.includes('lastSignIn')
      ? user.lastSignInAt
        ? words.lastSignedIn(dashboardTime(user.lastSignInAt, zone))
        : words.neverSignedIn
      : null,
  ].filter((time) => time !== null)
  return times.length === 0 ? null : <p className="mt-3 text-sm text-ink-3">{times.join(' · ')}</p>
}
