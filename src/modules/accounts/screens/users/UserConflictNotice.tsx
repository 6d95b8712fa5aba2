import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { UserAccount } from '../../user-account.ts'
import { changedFields, type UserValues, valuesOfUser } from '../../user-values.ts'
import { userWords as words } from '../../messages/user.ts'

/** Another user saved first: shows the current values beside the typed ones. */
export function UserConflictNotice({ before, now }: { before: UserAccount; now: UserAccount }) {
  const values = valuesOfUser(now)
  const text = (field: keyof UserValues) => {
    if (field === 'isActive') return words.nowIs(words.active, values.isActive ? words.switchedOn : words.switchedOff)
    const value = field === 'role' ? words.roles[values.role] : values[field]
    return words.nowIs(words.fields[field], value ? `“${value}”` : words.noValue)
  }
  return (
    <Notice live tone="warning" title={words.changedMeanwhile}>
      {changedFields(before, now).map(text).join(' ')} {words.editsPreserved}
    </Notice>
  )
}
