import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { Resident } from '../resident.ts'
import { changedFields, valuesOf } from '../resident-values.ts'
import { words } from '../messages/en.ts'

type Props = { before: Resident; now: Resident }

/** Another user saved first: the current values. It stays visible while the form scrolls. */
export function ConflictNotice({ before, now }: Props) {
  const values = valuesOf(now)
  const fields = changedFields(before, now)
  return (
    <Notice live tone="warning" className="sticky top-2 z-[2] mb-4" title={words.changedMeanwhile}>
      {fields
        .map((name) => words.nowIs(words.fields[name], values[name] ? `“${values[name]}”` : words.emptyValue))
        .join(' ')}{' '}
      {words.inputPreserved}
    </Notice>
  )
}
