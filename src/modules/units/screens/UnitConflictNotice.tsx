import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { UnitRecord } from '../fields.ts'
import { changedFields, type ChangedField } from '../unit-values.ts'
import { words } from '../messages/en.ts'
import { useUnitFormats } from './use-unit-formats.ts'

const money = new Set<string>(['monthlyMaintenance', 'purchasePrice', 'currentValue'])

/** Another user saved first: the current values beside the typed ones. It stays visible while the form scrolls. */
export function UnitConflictNotice({ before, now }: { before: UnitRecord; now: UnitRecord }) {
  const formats = useUnitFormats()
  const fields = changedFields(before, now)
  if (fields.length === 0) return null
  const text = (field: ChangedField) => {
    const value = now[field]
    if (value === null || value === '') return words.notSet
    if (Array.isArray(value)) return value.length === 0 ? words.nothing : value.join(', ')
    return typeof value === 'number' && money.has(field) ? formats.money(value) : String(value)
  }
  return (
    <Notice live tone="warning" className="sticky top-2 z-[2] mb-4" title={words.changedMeanwhile}>
      {fields.map((field) => words.nowIs(words.fields[field], text(field))).join(' ')} {words.inputPreserved}
    </Notice>
  )
}
