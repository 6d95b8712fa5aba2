import { useRef } from 'react'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import type { Match } from '../matches.ts'
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

type Props = { label: string; host: Host | null; onChange: (host: Host | null) => void; error?: string | undefined }

/** A field that finds the host by name or unit. */
export function HostField({ label, host, onChange, error }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-1.5">
      <span className="font-[525]" aria-hidden="true">
        {label}
      </span>
      {host ? (
        <div className="flex min-h-16 items-center gap-3 rounded-lg bg-sunken px-4.5">
          <span className="tabular font-semibold">{host.unitNumber}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">{host.name}</span>
          <Button onClick={() => onChange(null)}>{visitorScreenWords.visitor.change}</Button>
        </div>
      ) : (
        <RecipientField ref={field} label={label} isReady onChoose={(match) => onChange(hostOf(match))} />
      )}
      {error ? (
        <p role="alert" className="text-sm text-tone-danger-fg">
          {error}
        </p>
      ) : null}
    </div>
  )
}
