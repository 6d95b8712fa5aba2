import { setUpWords as words } from '#set-up/messages/en.ts'
import { InputField } from '../form/InputField.tsx'

type Props = { name: string; label: string; error: string | undefined; defaultValue: string | undefined }

/** A field that suggests the time zones the machine knows; scripts enter that of the browser. */
export function TimeZoneField(props: Props) {
  const list = `${props.name}-list`
  return (
    <InputField
      {...props}
      hint={words.timeZoneHint}
      list={list}
      autoComplete="off"
      autoCapitalize="none"
      data-time-zone=""
    >
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </InputField>
  )
}
