import { useEffect, useState } from 'react'
import { SearchInput } from './SearchInput.tsx'

type Props = {
  label: string
  text: string
  onSearch: (text: string) => void
  /** How long the typing must pause, in milliseconds; shorter where the list is at hand. */
  pause?: number
  className?: string
}

/** A search that asks when the typing pauses, not at every letter. */
export function TypedSearch({ label, text, onSearch, pause = 300, className }: Props) {
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  /** What this field asked for last: its own question coming back must not take away what was typed since. */
  const [asked, setAsked] = useState(text)
  if (text !== shown) {
    setShown(text)
    if (text !== asked) {
      setAsked(text)
      setTyped(text)
    }
  }
  useEffect(() => {
    const next = typed.trim()
    if (next === text) return undefined
    const timer = setTimeout(() => {
      setAsked(next)
      onSearch(next)
    }, pause)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label={label}
      value={typed}
      onChange={setTyped}
      maxLength={200}
      {...(className ? { className } : {})}
    />
  )
}
