import { countryChoices } from '#platform/locale/country-choices.ts'
import { controlClass, lineClass } from '#platform/ui/forms/control-class.ts'
import { setUpWords as words } from '#set-up/messages/en.ts'
import { FieldError, focusIf } from '../form/InputField.tsx'

type Props = { name: string; label: string; error: string | undefined; defaultValue: string | undefined }

/** A select, which works without scripts. */
export function CountryField({ name, label, error, defaultValue = '' }: Props) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-sm font-[525] text-ink">
        {label}
      </label>
      <select
        id={name}
        name={name}
        required
        defaultValue={defaultValue}
        autoComplete="country"
        {...focusIf(error !== undefined)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${name}-error ${name}-hint`}
        className={`${controlClass} ${lineClass} h-11.5! text-16`}
      >
        <option value="" disabled>
          {words.chooseCountry}
        </option>
        {countryChoices('en').map(({ value, label: country }) => (
          <option key={value} value={value}>
            {country}
          </option>
        ))}
      </select>
      <FieldError name={name} error={error} />
      <p id={`${name}-hint`} hidden={error !== undefined} className="mt-1.25 text-xs text-ink-3">
        {words.countryHint}
      </p>
    </div>
  )
}
