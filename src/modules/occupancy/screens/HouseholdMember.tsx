import Ellipsis from 'lucide-react/icons/ellipsis'
import HouseIcon from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import UserMinus from 'lucide-react/icons/user-minus'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { Menu } from '#platform/ui/overlays/Menu.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { AssignmentChanges, UnitResident } from '../contract.ts'
import { words } from '../messages/en.ts'
import { livesWithOwner } from '../rules.ts'
import { ContactLine } from './ContactLine.tsx'
import { useChangeAssignment } from './queries.ts'

type Props = { person: UnitResident; household: readonly UnitResident[]; commercial: boolean; onRemove: () => void }

/** One person of a unit: name, contact, owner or renter, and role in the household. */
export function HouseholdMember({ person, household, commercial, onRemove }: Props) {
  const { tenant, residenceType, rank, tenantId, version } = person
  const other = livesWithOwner(person, household)
    ? words.livesWithOwner
    : commercial
      ? words.tenant(true)
      : words.renter
  const kind = residenceType === 'owner' ? words.owner : other
  const change = useChangeAssignment(person.unitId)
  const write = (changes: AssignmentChanges) =>
    change.mutate(
      { tenantId, version, changes },
      {
        onSuccess: () => toast.success(words.changed),
        onError: (error) => toast.failure(words.notChanged, error.message),
      },
    )
  const item = (label: string, changes: AssignmentChanges, present: boolean) => ({
    label,
    present,
    onSelect: () => {
      if (!present) write(changes)
    },
  })
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 max-md:flex-wrap">
      <Avatar name={tenant.fullName} size={36} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[575]">
          <span className="min-w-0 break-words">{tenant.fullName}</span>
          <Badge
            tone={residenceType === 'owner' ? 'info' : 'neutral'}
            icon={residenceType === 'owner' ? KeyRound : HouseIcon}
          >
            {kind}
          </Badge>
          {rank === 'other' ? null : <Badge>{words.ranks[rank]}</Badge>}
        </p>
        <ContactLine
          email={tenant.emailPrimary}
          phone={tenant.phonePrimary}
          className="text-sm break-words text-ink-3"
        />
      </div>
      <div className="flex items-center gap-1 max-md:ml-auto">
        <Menu
          label={words.rankOf(tenant.fullName)}
          align="end"
          trigger={<IconButton small icon={Ellipsis} label={words.rankOf(tenant.fullName)} tip={false} />}
          groups={[
            [
              item(words.makePrimary, { rank: 'primary' }, rank === 'primary'),
              item(words.makeSecondary, { rank: 'secondary' }, rank === 'secondary'),
              item(words.makeOther, { rank: 'other' }, rank === 'other'),
            ],
            [
              item(words.makeOwner, { residenceType: 'owner' }, residenceType === 'owner'),
              item(words.makeRenter, { residenceType: 'renter' }, residenceType === 'renter'),
            ],
          ]}
        />
        <Button size="small" icon={UserMinus} aria-label={words.removeOf(tenant.fullName)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
