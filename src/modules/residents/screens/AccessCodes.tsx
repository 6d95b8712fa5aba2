import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { AccessCodeName } from '../choices.ts'
import { codeWords } from '../messages/code.ts'
import type { Resident } from '../resident.ts'
import { maskedCode } from '../resident-values.ts'
import { words } from '../messages/en.ts'
import { useReveal } from './queries.ts'

/** How long a code stays readable on the screen, in milliseconds. */
const shownFor = 30_000

type Props = {
  resident: Resident
  /** The planned moves, or null. */
  planned: ReactNode
}

/** The codes of each home, masked; each view of one is logged. */
export function AccessCodes({ resident: { id, units }, planned }: Props) {
  if (units.length === 0 && planned !== null)
    return (
      <>
        {planned}
        <p className="mt-1 text-ink-3">{codeWords.beforeMoveIn}</p>
      </>
    )
  if (units.length === 0)
    return (
      <p className="text-ink-2">
        {codeWords.noHome}. <span className="text-ink-3">{codeWords.noHomeHelp}</span>
      </p>
    )
  const notSet = <span className="text-ink-3">{words.notSet}</span>
  const rows = units.flatMap((home) => {
    const several = units.length > 1
    const unit = several ? codeWords.unitCodeOf(home.unitNumber) : words.short.unitCode
    const locker = several ? codeWords.lockerCodeOf(home.unitNumber) : words.short.lockerCode
    const code = (name: AccessCodeName, label: string) => (
      <Code key={`${home.id} ${name}`} id={id} unitId={home.id} code={name} name={label} />
    )
    return [
      [unit, home.hasUnitAccessCode ? code('unitAccessCode', unit) : notSet],
      [locker, home.hasStorageLockerAccessCode ? code('storageLockerAccessCode', locker) : notSet],
    ] as const
  })
  return <KeyValues rows={rows} />
}

type CodeProps = { id: string; unitId: string; code: AccessCodeName; name: string }

function Code({ id, unitId, code, name }: CodeProps) {
  const reveal = useReveal(id)
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    if (value === null) return undefined
    const timer = setTimeout(() => setValue(null), shownFor)
    return () => clearTimeout(timer)
  }, [value])
  const which = name.toLowerCase()
  return (
    <span className="inline-flex items-center gap-1">
      <output className="tabular tracking-[0.06em]">
        {value ?? (
          <>
            <span aria-hidden="true">{maskedCode}</span>
            <span className="sr-only">{words.hidden}</span>
          </>
        )}
      </output>
      <IconButton
        small
        icon={value === null ? Eye : EyeOff}
        label={value === null ? words.reveal(which) : words.hide(which)}
        tip={false}
        className="-my-1.5"
        onClick={() => {
          if (value !== null) return setValue(null)
          return reveal.mutate(
            { code, unitId },
            {
              onSuccess: (shown) => setValue(shown.value),
              onError: (error) => toast.failure(words.notRevealed, error.message),
            },
          )
        }}
      />
    </span>
  )
}
