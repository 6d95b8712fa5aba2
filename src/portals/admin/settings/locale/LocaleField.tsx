import { useMemo } from 'react'
import { Controller, type Control } from 'react-hook-form'
import { type LocaleFieldName, localeFieldNames } from '#building/locale-fields.ts'
import { profileWords } from '#building/messages/profile.ts'
import type { ProfileValues } from '#building/profile-values.ts'
import type { ProfileField } from '#building/profile-contract.ts'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { currencySign } from '#platform/locale/currency-labels.ts'
import { countryCodes } from '#platform/locale/known-codes.ts'
import { buildingLocale } from '#platform/locale/locale.ts'
import { areaUnits, weekStarts, weightUnits } from '#platform/locale/choices.ts'
import type { Choice } from '#platform/ui/forms/choices.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { buildingWords as words } from '../messages/building.ts'

export const isLocaleField = (field: ProfileField): field is LocaleFieldName =>
  localeFieldNames.some((name) => name === field)

/** The fields of the profile whose values are chosen from a list of codes or units. */
export type ChosenField = Exclude<LocaleFieldName, 'languages'> | 'phoneCountry'
export const isChosenField = (field: ProfileField): field is ChosenField =>
  field === 'phoneCountry' || (isLocaleField(field) && field !== 'languages')

type SearchedField = 'countryCode' | 'phoneCountry' | 'currency'
const isSearched = (field: ChosenField): field is SearchedField =>
  field === 'countryCode' || field === 'phoneCountry' || field === 'currency'

type NameType = 'region' | 'currency'
const created: Partial<Record<NameType, Intl.DisplayNames>> = {}
/** Created once, because a list has hundreds of names. */
const names = (type: NameType) => (created[type] ??= new Intl.DisplayNames('en', { type }))
const nameOf = (type: NameType, code: string) => names(type).of(code) ?? code

/** The code, and the sign where the currency has one. */
function currencyLabel(code: string): string {
  const sign = currencySign('en', { ...buildingLocale(), currency: code })
  return `${nameOf('currency', code)}  ${[code, sign === code ? '' : sign].filter(Boolean).join(', ')}`
}

const lists = {
  areaUnit: areaUnits.map((value) => ({ value, label: words.areaUnits[value] })),
  weightUnit: weightUnits.map((value) => ({ value, label: words.weightUnits[value] })),
  weekStart: weekStarts.map((value) => ({ value: String(value), label: words.weekStarts[value] })),
} as const satisfies Partial<Record<LocaleFieldName, readonly Choice[]>>

/** A stored value of these fields as its field shows it; null for another field. */
export function shownLocaleValue(key: string, value: unknown): string | null {
  if (key === 'languages' && Array.isArray(value)) return value.map(languageNameForOffice).join(', ')
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value)
  if (key === 'countryCode' || key === 'phoneCountry') return nameOf('region', text)
  if (key === 'currency') return currencyLabel(text)
  return key in lists ? (lists[key as keyof typeof lists].find((choice) => choice.value === text)?.label ?? text) : null
}

function searchedChoices(name: SearchedField): Choice[] {
  const labelled =
    name === 'currency'
      ? Intl.supportedValuesOf('currency').map((value) => ({ value, label: currencyLabel(value) }))
      : countryCodes().map((value) => ({ value, label: `${nameOf('region', value)}  ${value}` }))
  return labelled.sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** How the building writes money, measures, dates and phone numbers, one choice each. */
export function LocaleField({ control, name }: { control: Control<ProfileValues>; name: ChosenField }) {
  const searched = useMemo(() => (isSearched(name) ? searchedChoices(name) : null), [name])
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState }) => (
        <Field label={profileWords.fields[name]} required hint={words.hints[name]} error={fieldState.error?.message}>
          {searched ? (
            <SearchSelect
              ref={ref}
              choices={searched}
              value={value}
              onChange={onChange}
              find={name === 'currency' ? words.findCurrency : words.findCountry}
              none={name === 'currency' ? words.noCurrency : words.noCountry}
            />
          ) : (
            <Select ref={ref} choices={lists[name as keyof typeof lists]} value={value} onChange={onChange} />
          )}
        </Field>
      )}
    />
  )
}
