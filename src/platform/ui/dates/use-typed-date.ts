import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dateTexts } from '../../language/messages/dates.ts'
import { type DateKind, type DateStyle, dateStyleOf, exampleOf, formatTyped } from '../../time/date-style.ts'
import { stepAt } from '../../time/step-date.ts'
import { parseTyped } from '../../time/typed-date.ts'
import { useDateAudience } from '../data/date-audience.ts'
import { useLanguage, useTexts } from '../data/language.ts'
import { useReportProblem } from '../forms/field-wiring.ts'
import { spokenDate } from './spoken-date.ts'

/** What a field emits while its text is not a date: no schema accepts it, and no parser guesses a day from it. */
export const notADate = 'not a date'

export type TypedDateProps = {
  kind?: DateKind | undefined
  /** `2026-12-24`, `14:30` or `2026-12-24T14:30`; '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  min?: string | undefined
  max?: string | undefined
}

/** A text without separators, or in the ISO form, is complete with its last digit and takes the form of the field. */
const isWhole = (text: string) => /^(?:\d{4}|\d{8}|\d{12}|\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?)$/.test(text.trim())

/** The text of a date field: typed freely, read at every change, changed by part with the arrow keys. */
export function useTypedDate(
  ref: RefObject<HTMLInputElement | null>,
  { kind = 'date', value, onChange, onBlur, min, max }: TypedDateProps,
  start: string,
) {
  const style = dateStyleOf(useDateAudience(), useLanguage())
  const [typed, setTyped] = useState(() => ({ text: formatTyped(value, kind, style), value }))
  const text = typed.value === value ? typed.text : formatTyped(value, kind, style)
  const [wasLeft, setWasLeft] = useState(false)
  const [spoken, setSpoken] = useState('')
  const selection = useRef<readonly [number, number] | null>(null)
  useLayoutEffect(() => {
    if (selection.current) ref.current?.setSelectionRange(...selection.current)
    selection.current = null
  })
  const show = (shown: string, next: string) => {
    setTyped({ text: shown, value: next })
    if (next !== value) onChange(next)
  }
  const type = (next: string) => {
    const read = parseTyped(next, kind, style).value
    setWasLeft(false)
    show(read !== null && isWhole(next) ? formatTyped(read, kind, style) : next, read ?? notADate)
  }
  const put = (next: string) => {
    setWasLeft(false)
    show(formatTyped(next, kind, style), next)
  }
  const step = (by: 1 | -1) => {
    const present = parseTyped(text, kind, style).value
    if (present === null) return
    const next = stepAt(present || start, ref.current?.selectionStart ?? 0, present === '' ? 0 : by, kind, style)
    if (!next) return
    selection.current = [next.from, next.to]
    setSpoken(spokenDate(next.value, kind, style))
    put(next.value)
  }
  useProblem({ kind, text, style, min, max, wasLeft })
  return {
    text,
    style,
    spoken,
    type,
    put,
    /** Shows a text to complete, with the caret behind it. */
    begin: (beginning: string) => {
      selection.current = [beginning.length, beginning.length]
      type(beginning)
    },
    leave: () => {
      const read = parseTyped(text, kind, style).value
      if (read) setTyped({ text: formatTyped(read, kind, style), value })
      setWasLeft(true)
      onBlur?.()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || event.altKey || event.ctrlKey || event.metaKey)
        return
      event.preventDefault()
      step(event.key === 'ArrowUp' ? 1 : -1)
    },
  }
}

type Typed = {
  kind: DateKind
  text: string
  style: DateStyle
  min: string | undefined
  max: string | undefined
  wasLeft: boolean
}

/** Reports to the field what is wrong with its text, once it was left or its form was sent. */
function useProblem({ kind, text, style, min, max, wasLeft }: Typed) {
  const words = useTexts(dateTexts).problems
  const { label, isInvalid, report } = useReportProblem()
  const { value, problem } = parseTyped(text, kind, style)
  const found = problem
    ? words[problem](label, exampleOf(kind, style))
    : value && min && value < min
      ? words.early(label, formatTyped(min, kind, style))
      : value && max && value > max
        ? words.late(label, formatTyped(max, kind, style))
        : null
  const shown = wasLeft || isInvalid ? found : null
  useEffect(() => {
    report(shown)
    return () => report(null)
  }, [shown, report])
}
