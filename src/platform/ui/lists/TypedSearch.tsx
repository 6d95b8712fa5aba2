import { type Ref, useEffect, useState } from 'react'
import { useAppliedFilter } from './output/applied-filters.ts'
import { SearchInput } from './SearchInput.tsx'

type Props = {
  label: string
  text: string
  onSearch: (text: string) => void
  /** The pause in typing before the search runs, in milliseconds; shorter for local data. */
  pause?: number
  className?: string
  /** It was opened by a press, so the next thing is to type. */
  isFocused?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** Called with what is typed, without the pause. */
  onEnter?: (text: string) => void
}

/** A search that runs when typing pauses, not on every key. */
export function TypedSearch({
  label,
  text,
  onSearch,
  pause = 300,
  className,
  isFocused = false,
  inputRef,
  onEnter,
}: Props) {
  useAppliedFilter(label, text === '' ? null : text)
  const [input, setInput] = useState(text)
  const [shown, setShown] = useState(text)
  /** The last text this field searched for: when it comes back as a prop, it must not overwrite newer input. */
  const [lastSearch, setLastSearch] = useState(text)
  if (text !== shown) {
    setShown(text)
    if (text !== lastSearch) {
      setLastSearch(text)
      setInput(text)
    }
  }
  useEffect(() => {
    const next = input.trim()
    if (next === text) return undefined
    const timer = setTimeout(() => {
      setLastSearch(next)
      onSearch(next)
    }, pause)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label={label}
      value={input}
      onChange={setInput}
      maxLength={200}
      onEnter={onEnter ? () => onEnter(input.trim()) : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isFocused}
      {...(className ? { className } : {})}
      {...(inputRef ? { ref: inputRef } : {})}
    />
  )
}
