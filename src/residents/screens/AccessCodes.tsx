import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#platform/screens/IconButton.tsx'
import { KeyValues } from '#platform/screens/KeyValues.tsx'
import { toast } from '#platform/screens/toast.ts'
import type { AccessCodeName } from '../choices.ts'
import type { Resident } from '../resident.ts'
import { maskedCode } from '../resident-values.ts'
import { words } from '../words.ts'
import { useReveal } from './queries.ts'

/** How long a code stays readable on the screen. */
const shownFor = 30_000

/** The codes, masked; looking at one is written down. */
export function AccessCodes({ resident }: { resident: Resident }) {
  const { id, hasUnitAccessCode, hasStorageLockerAccessCode } = resident
  const notSet = <span className="text-ink-3">{words.notSet}</span>
  const { unitCode, lockerCode } = words.short
  const unit = hasUnitAccessCode ? <Code id={id} code="unitAccessCode" name={unitCode} /> : notSet
  const locker = hasStorageLockerAccessCode ? <Code id={id} code="storageLockerAccessCode" name={lockerCode} /> : notSet
  return (
    <KeyValues
      rows={[
        [unitCode, unit],
        [lockerCode, locker],
      ]}
    />
  )
}

function Code({ id, code, name }: { id: string; code: AccessCodeName; name: string }) {
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
          return reveal.mutate(code, {
            onSuccess: (shown) => setValue(shown.value),
            onError: (error) => toast.failure(words.notRevealed, error.message),
          })
        }}
      />
    </span>
  )
}
