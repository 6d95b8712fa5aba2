import { formatPhone } from '../../text/phones.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

/** A phone number: ten digits are formatted 3-3-4 while typing, a number that begins with + stays as it is typed. */
export function PhoneInput({ onChange, defaultValue, value, ...rest }: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      {...rest}
      type="tel"
      className="tabular"
      {...(value === undefined ? { defaultValue: shown(defaultValue) } : { value: shown(value) })}
      onChange={(event) => {
        const field = event.target
        const caret = field.selectionStart ?? field.value.length
        const digitsBefore = field.value.slice(0, caret).replace(/\D/g, '').length
        const atEnd = caret === field.value.length
        const formatted = formatPhone(field.value)
        if (formatted === field.value) return onChange?.(event)
        field.value = formatted
        if (!atEnd) {
          const place = caretAfter(field.value, digitsBefore)
          field.setSelectionRange(place, place)
        }
        return onChange?.(event)
      }}
    />
  )
}

const shown = (text: TextInputProps['value']) => (text === undefined ? undefined : formatPhone(String(text)))

/** The caret's position with the given number of digits to its left. */
function caretAfter(text: string, digits: number): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    if (count === digits) return at
    if (/\d/.test(text[at] ?? '')) count++
  }
  return text.length
}
