import { Notice } from '#platform/screens/Notice.tsx'
import type { UserAccount } from '../user-account.ts'
import { changedFields, type UserValues, valuesOfUser } from '../user-values.ts'
import { userWords as words } from '../user-words.ts'

/** Somebody else was faster: what it is now, beside what was typed. */
export function UserChangedMeanwhile({ before, now }: { before: UserAccount; now: UserAccount }) {
  const values = valuesOfUser(now)
  const told = (field: keyof UserValues) => {
    if (field === 'isActive') return words.nowIs(words.active, values.isActive ? words.switchedOn : words.switchedOff)
    const value = field === 'role' ? words.roles[values.role] : values[field]
    return words.nowIs(words.fields[field], value ? `“${value}”` : words.noValue)
  }
  return (
    <Notice live tone="warning" title={words.changedMeanwhile}>
      {changedFields(before, now).map(told).join(' ')} {words.keptTyped}
    </Notice>
  )
}
