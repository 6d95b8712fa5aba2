import { areaLabel, formatAreaNumber } from '#platform/locale/measures.ts'
import { localeOf } from '#platform/language/language.ts'
import type { ReactNode } from 'react'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import type { UnitRecord } from '../fields.ts'
import { withOwn } from '../options.ts'
import type { TextField } from '../unit-values.ts'
import { words } from '../messages/en.ts'
import { KeypadCode } from './KeypadCode.tsx'
import { groups, isShown } from './layout.ts'
import { useOfferedOptions } from './option-queries.ts'
import { TickedList } from './TickedList.tsx'
import { useUnitFormats } from './use-unit-formats.ts'

const money = new Set<string>(['monthlyMaintenance', 'purchasePrice', 'currentValue'])
/** Shown with the balcony or in the dialog's head. */
const elsewhere = new Set<string>(['balconyCount'])

/** A unit's own fields, read-only. */
export function UnitDetails({ unit }: { unit: UnitRecord }) {
  const formats = useUnitFormats()
  const offered = useOfferedOptions()
  const valueOf = (field: TextField | 'keypadCode'): ReactNode => {
    if (field === 'keypadCode') return <KeypadCode key={unit.version} unit={unit} />
    const value = unit[field]
    if (field === 'balcony' && unit.balcony !== null) return words.balconies(unit.balcony, unit.balconyCount)
    if (field === 'parkingAllocation' && unit.parkingAllocation.length === 0)
      return unit.parkingSpaces === 0 ? words.nothing : words.notSet
    if (value === null || value === '') return words.notSet
    if (field === 'squareFootage' && typeof value === 'number') return formatAreaNumber(value, 'en')
    if (Array.isArray(value))
      return value.length === 0 ? (
        words.nothing
      ) : field === 'renovationHistory' || field === 'damageHistory' ? (
        <ul>
          {value.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        value.join(', ')
      )
    if (typeof value === 'number') return money.has(field) ? formats.money(value) : value.toLocaleString(localeOf('en'))
    return field === 'notes' ? <span className="whitespace-pre-wrap">{value}</span> : value
  }
  return (
    <>
      {groups.map(({ title, fields }) => (
        <section key={title} aria-label={title} className="border-b border-line py-4 first:pt-0">
          <h3 className="mb-2.5 font-semibold">{title}</h3>
          <KeyValues
            shape="above"
            rows={fields
              .filter((field) => isShown(field, unit) && !elsewhere.has(field))
              .map((field) => [
                field === 'squareFootage' ? areaLabel(words.fields.squareFootage) : words.fields[field],
                valueOf(field),
              ])}
          />
        </section>
      ))}
      <div className="grid gap-x-7 gap-y-4 pt-4 md:grid-cols-2">
        {(['amenities', 'fireSafetyDevices', 'applianceList', 'accessibilityFeatures'] as const).map((list) => (
          <TickedList
            key={list}
            label={words.fields[list]}
            options={withOwn(offered[list], unit[list])}
            ticked={unit[list]}
          />
        ))}
      </div>
    </>
  )
}
