import { Controller, type Control } from 'react-hook-form'
import type { ProfileValues } from '#building/profile-values.ts'
import { profileWords } from '#building/messages/profile.ts'
import { timeZoneChoices } from '#platform/time/time-zone-choices.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { buildingWords as words } from '../messages/building.ts'

/** The building's time zone, from those that the browser supports. */
export function ZoneField({ control }: { control: Control<ProfileValues> }) {
  return (
    <Controller
      control={control}
      name="timeZone"
      render={({ field, fieldState }) => (
        <Field label={profileWords.fields.timeZone} required error={fieldState.error?.message}>
          <SearchSelect
            choices={timeZoneChoices(field.value)}
            value={field.value}
            onChange={field.onChange}
            find={words.findZone}
            none={words.noZone}
          />
        </Field>
      )}
    />
  )
}
