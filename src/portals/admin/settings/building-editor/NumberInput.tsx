import { useState } from 'react'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { editorWords as words } from './messages/editor.ts'

type Props = {
  label: string
  /** Visible above the field; `headingClass` hides it where a table has its own head. */
  heading?: string
  headingClass?: string
  value: number | null
  least: number
  most: number
  /** Whole numbers only. */
  whole?: boolean
  /** May be empty. */
  optional?: boolean
  className?: string
  onChange: (value: number | null) => void
}

/** A number of a table: it counts when the field is left or Enter is pressed; what is no such number stays to be corrected. */
export function NumberInput({
  label,
  heading,
  headingClass = '',
  value,
  least,
  most,
  whole = false,
  optional = false,
  className,
  onChange,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === null ? '' : String(value))
  const parsed = Number(shown.trim().replace(',', '.'))
  const isEmpty = shown.trim() === ''
  const isValid = isEmpty ? optional : parsed >= least && parsed <= most && (!whole || Number.isInteger(parsed))
  const commit = () => {
    if (typed === null || !isValid) return
    setTyped(null)
    const next = isEmpty ? null : parsed
    if (next !== value) onChange(next)
  }
  return (
    <span className={className}>
      {heading ? (
        <span aria-hidden="true" className={`mb-1 block text-xs text-ink-2 ${headingClass}`}>
          {heading}
        </span>
      ) : null}
      <TextInput
        aria-label={label}
        aria-invalid={!isValid || undefined}
        inputMode="decimal"
        value={shown}
        className="tabular"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      {isValid ? null : (
        <span role="alert" className="mt-0.5 block text-xs text-tone-danger-fg">
          {words.between(least, most)}
        </span>
      )}
    </span>
  )
}
