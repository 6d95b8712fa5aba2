import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Search from 'lucide-react/icons/search'
import { useEffect, useId, useRef, useState } from 'react'
import type { ListedUnit } from '../contract.ts'
import { findUnitByNumber } from '../highlight.ts'
import { words } from '../messages/highlight.ts'
import { unitAt } from './simulation/unit-focus.ts'

type Props<U> = { units: readonly U[]; onGo: (unit: U) => void }

/** A unit's number and Enter open the unit; from a unit, '/' leads here. */
export function GoToUnit<U extends Pick<ListedUnit, 'unitNumber'>>({ units, onGo }: Props<U>) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  useEffect(() => {
    // A single-key shortcut, so it works only while the focus is on a unit.
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !unitAt(event.target!)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <form
      role="search"
      noValidate
      className="relative flex items-center max-md:flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        const unit = findUnitByNumber(units, text)
        setWrong(unit ? null : text.trim() === '' ? words.typeNumber : words.noUnit(text.trim()))
        if (!unit) return input.current?.select()
        setText('')
        onGo(unit)
      }}
    >
      <Search aria-hidden="true" size={15} className="pointer-events-none absolute left-2.5 text-ink-3" />
      <input
        ref={input}
        type="text"
        aria-label={words.goTo}
        aria-keyshortcuts="/"
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : note}
        placeholder={words.goTo}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={20}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setText('')
          setWrong(null)
        }}
        onBlur={() => setWrong(null)}
        className="h-8.5 w-33 rounded-md bg-surface pr-2.5 pl-8.25 text-ink shadow-xs inset-ring inset-ring-line-strong focus-visible:-outline-offset-1 aria-invalid:inset-ring-[1.5px] aria-invalid:inset-ring-tone-danger max-md:h-11 max-md:w-full max-md:text-16"
      />
      <p
        id={note}
        role="alert"
        className="absolute top-full right-0 z-10 mt-1.5 flex w-max max-w-70 items-start gap-1.25 rounded-md bg-raised px-2.5 py-1.5 text-sm font-medium text-tone-danger-fg shadow-pop empty:hidden max-md:inset-x-0 max-md:w-auto"
      >
        {wrong === null ? null : (
          <>
            <CircleAlert aria-hidden="true" size={14} className="mt-0.5 shrink-0" />
            <span className="break-words">{wrong}</span>
          </>
        )}
      </p>
    </form>
  )
}
