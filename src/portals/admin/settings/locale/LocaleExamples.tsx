import { type Control, useWatch } from 'react-hook-form'
import { localeExamples } from '#building/locale-examples.ts'
import type { ProfileValues } from '#building/profile-values.ts'
import { isCountryCode, isCurrency } from '#platform/locale/known-codes.ts'
import type { BuildingLocale } from '#platform/locale/locale.ts'
import type { WeekStart } from '#platform/locale/choices.ts'
import { isTimeZone } from '#platform/time/time-zones.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { buildingWords } from '../messages/building.ts'

const words = buildingWords.examples

function localeOfValues(values: ProfileValues): BuildingLocale | null {
  const { countryCode, currency, areaUnit, weightUnit, weekStart } = values
  if (!isCountryCode(countryCode) || !isCurrency(currency)) return null
  return {
    countryCode,
    currency,
    areaUnit: areaUnit as BuildingLocale['areaUnit'],
    weightUnit: weightUnit as BuildingLocale['weightUnit'],
    weekStart: Number(weekStart) as WeekStart,
  }
}

/** How a rent, an area and others read with the values of the form, before they are saved. */
export function LocaleExamples({ control }: { control: Control<ProfileValues> }) {
  const values = useWatch({ control }) as ProfileValues
  const locale = localeOfValues(values)
  if (!locale) return null
  const reads = localeExamples(locale, values, isTimeZone(values.timeZone) ? values.timeZone : 'UTC')
  return (
    <Card title={words.title} action={<span className="text-sm text-ink-3">{words.reads}</span>}>
      <div className="rounded-md bg-sunken px-4 py-3.5">
        <KeyValues
          shape="above"
          className="sm:grid-cols-3"
          rows={[
            [words.rent, reads.rent],
            [words.area, reads.area],
            [words.phone, reads.phone ?? words.none],
            [words.visit, reads.visit],
            [words.address, reads.address],
            [words.week, words.weekOf(...reads.week)],
          ]}
        />
      </div>
    </Card>
  )
}
