import { Notice } from '#platform/screens/Notice.tsx'
import type { Resident } from '../resident.ts'
import { changedFields, valuesOf } from '../resident-values.ts'
import { words } from '../words.ts'

type Props = { before: Resident; now: Resident }

/** Somebody else was faster: what it is now. It stays in sight however far the form is scrolled. */
export function ChangedMeanwhile({ before, now }: Props) {
  const values = valuesOf(now)
  const fields = changedFields(before, now)
  return (
    <Notice live tone="warning" className="sticky top-2 z-[2] mb-4" title={words.changedMeanwhile}>
      {fields
        .map((name) => words.nowIs(words.fields[name], values[name] ? `“${values[name]}”` : words.emptyValue))
        .join(' ')}{' '}
      {words.keptTyped}
    </Notice>
  )
}
