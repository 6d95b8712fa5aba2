import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { longestOption } from '#units/choices.ts'
import { optionWords as words } from '#units/messages/option.ts'
import { isSameOption } from '#units/options.ts'

type Props = {
  name: string
  /** The saved options. */
  current: readonly string[]
  options: readonly string[]
  onChange: (options: string[]) => void
}

/** One list: its options with buttons to remove them, and a field to add another. */
export function OptionList({ name, current, options, onChange }: Props) {
  const [input, setInput] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const faultId = useId()
  const list = useRef<HTMLUListElement>(null)
  function add() {
    const option = input.trim()
    const error = validateOption(option, options)
    setFault(error)
    if (error !== null) return
    onChange([...options, option])
    setInput('')
  }
  function remove(option: string) {
    const at = options.indexOf(option)
    flushSync(() => onChange(options.filter((one) => one !== option)))
    // The focus moves to the next option, or to the last.
    const buttons = list.current?.querySelectorAll('button')
    buttons?.[Math.min(at, buttons.length - 1)]?.focus()
  }
  return (
    <Card title={name} action={<span className="text-sm text-ink-3">{words.counted(options.length)}</span>}>
      {options.length === 0 ? <p className="text-ink-3">{words.none}</p> : null}
      <ul ref={list} aria-label={name} className="grid">
        {options.map((option) => (
          <li key={option} className="flex min-h-9 items-center gap-2 not-first:border-t not-first:border-line">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {option} {current.includes(option) ? null : <Badge tone="info">{words.isNew}</Badge>}
            </span>
            <IconButton small icon={X} label={words.remove(option, name)} onClick={() => remove(option)} />
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="mt-3 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextInput
          aria-label={words.addTo(name)}
          placeholder={words.placeholder}
          maxLength={longestOption}
          value={input}
          onChange={(event) => {
            setInput(event.target.value)
            setFault(null)
          }}
          {...(fault === null ? {} : { 'aria-invalid': true, 'aria-describedby': faultId })}
        />
        <Button type="submit" aria-label={words.addLabel(name)}>
          {words.add}
        </Button>
      </form>
      {fault === null ? null : (
        <p id={faultId} role="alert" className="mt-1 text-sm text-tone-danger-fg">
          {fault}
        </p>
      )}
    </Card>
  )
}

function validateOption(option: string, options: readonly string[]): string | null {
  if (option === '') return words.noName
  if (option.includes(',')) return words.oneLine
  return options.some((one) => isSameOption(one, option)) ? words.twice : null
}
