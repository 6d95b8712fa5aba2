import { type RefObject, useRef, useState } from 'react'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import type { Match } from '../search/matches.ts'
import { RecipientField } from '../intake/RecipientField.tsx'

/** Whom a visitor visits: a person in a home, or the home. */
export type Host = { unitId: string; unitNumber: string; hostId: string | null; name: string }

export function hostOf(match: Match): Host | null {
  if (match.kind === 'person') {
    const { unitId, unitNumber, userId, name } = match.person
    return { unitId, unitNumber, hostId: userId, name }
  }
  if (match.kind !== 'unit') return null
  const { unitId, unitNumber, residents } = match.unit
  return { unitId, unitNumber, hostId: null, name: residents.join(', ') }
}

type Props = {
  label: string
  host: Host | null
  onChange: (host: Host | null) => void
  /** The field that has the focus after a choice, because the one of the search is removed. */
  next: RefObject<HTMLInputElement | null>
  error?: string | undefined
}

/** A field that finds the host by name or unit. */
export function HostField({ label, host, onChange, next, error }: Props) {
  const [typed, setTyped] = useState('')
  const isChanging = useRef(false)
  /** The field of the search takes the focus once, when the host is changed: later renders leave it where it is. */
  const takeFocus = (field: HTMLInputElement | null) => {
    if (field === null || !isChanging.current) return
    isChanging.current = false
    field.focus()
  }
  return (
    <div className="grid gap-1.5">
      <span className="font-[525]" aria-hidden="true">
        {label}
      </span>
      {host ? (
        <div className="flex min-h-16 items-center gap-3 rounded-lg bg-sunken px-4.5">
          <span className="tabular font-semibold">{host.unitNumber}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">{host.name}</span>
          <Button
            onClick={() => {
              isChanging.current = true
              onChange(null)
            }}
          >
            {visitorScreenWords.visitor.change}
          </Button>
        </div>
      ) : (
        <RecipientField
          ref={takeFocus}
          label={label}
          isReady
          text={typed}
          onText={setTyped}
          onChoose={(match) => {
            next.current?.focus()
            onChange(hostOf(match))
          }}
        />
      )}
      {error ? (
        <p role="alert" className="text-sm text-tone-danger-fg">
          {error}
        </p>
      ) : null}
    </div>
  )
}
