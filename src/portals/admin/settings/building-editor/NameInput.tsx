import { useState } from 'react'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'

type Props = {
  label: string
  /** Visible above the field; `headingClass` hides it where a table has its own head. */
  heading?: string
  headingClass?: string
  value: string
  placeholder?: string
  maxLength: number
  onChange: (value: string) => void
}

/** A text of a table, which counts when the field is left or Enter is pressed. */
export function NameInput({ label, heading, headingClass = '', value, placeholder, maxLength, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const next = (typed ?? value).trim()
    setTyped(null)
    if (next !== value) onChange(next)
  }
  return (
    <span>
      {heading ? (
        <span aria-hidden="true" className={`mb-1 block text-xs text-ink-2 ${headingClass}`}>
          {heading}
        </span>
      ) : null}
      <TextInput
        aria-label={label}
        value={typed ?? value}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
    </span>
  )
}
