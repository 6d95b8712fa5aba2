import { formatPhone } from '../../text/phones.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

/** A phone number of ten digits, formatted 3-3-4 while typing. */
export function PhoneInput({ onChange, defaultValue, value, ...rest }: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={14}
      {...rest}
      type="tel"
      className="tabular"
      {...(value === undefined ? { defaultValue: shown(defaultValue) } : { value: shown(value) })}
      onChange={(event) => {
        const field = event.target
        const caret = field.selectionStart ?? field.value.length
        const digitsBefore = field.value.slice(0, caret).replace(/\D/g, '').length
        const atEnd = caret === field.value.length
        field.value = formatPhone(field.value)
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
