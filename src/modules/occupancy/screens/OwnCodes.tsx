import { useMutation } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { OfficeLink } from '#platform/ui/display/OfficeLink.tsx'
import { call } from '#platform/ui/data/call.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { type OwnCode, ownCodes } from '../own-codes-contract.ts'
import type { OwnWords } from '../messages/own-en.ts'
import { ownCodeTexts } from '../messages/own.ts'
import { useOwnCodes } from './own-code-queries.ts'

/** How long a code stays readable on the screen, in milliseconds. */
const shownFor = 30_000
const icons = { unitAccessCode: KeyRound, storageLockerAccessCode: Archive, keypadCode: Grid3x3 } as const

/** The resident's own codes, masked; each view of one is logged. */
export function OwnCodes() {
  const words = useTexts(ownCodeTexts)
  const codes = useOwnCodes()
  if (!codes.data) return <Waiting on={codes} words={words.loading} skeleton={<ListSkeleton rows={3} />} />
  if (codes.data.length === 0)
    return (
      <p className="text-ink-2">
        {words.none} <OfficeLink subject={words.title}>{words.noneHelp}</OfficeLink>
      </p>
    )
  const severalHomes = new Set(codes.data.map(({ unit }) => unit.id)).size > 1
  return (
    <>
      <ul className="grid gap-1.5">
        {codes.data.map((own) => (
          <Code key={`${own.code} ${own.unit.id}`} own={own} name={nameOf(words, own, severalHomes)} />
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-3">{words.logged}</p>
    </>
  )
}

function nameOf(words: OwnWords, { code, unit }: OwnCode, severalHomes: boolean): string {
  if (code === 'keypadCode') return words.keypadOf(unit.unitNumber)
  return severalHomes ? words.ofUnit(words.names[code], unit.unitNumber) : words.names[code]
}

function Code({ own: { code, unit }, name }: { own: OwnCode; name: string }) {
  const words = useTexts(ownCodeTexts)
  const Icon = icons[code]
  const [value, setValue] = useState<string | null>(null)
  // The plain code is never cached.
  const reveal = useMutation({
    mutationFn: () => call(ownCodes.reveal, { body: { code, unitId: unit.id } }),
    gcTime: 0,
  })
  useEffect(() => {
    if (value === null) return undefined
    const timer = setTimeout(() => setValue(null), shownFor)
    return () => clearTimeout(timer)
  }, [value])
  const show = () =>
    reveal.mutate(undefined, {
      onSuccess: (shown) => setValue(shown.value),
      onError: (error) => toast.failure(words.notShown, error.message, { retry: show }),
    })
  return (
    <li className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
      <Icon aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">{name}</span>
      <output className="tabular font-[575] tracking-[0.08em]">
        {value ?? (
          <>
            <span aria-hidden="true">••• •••</span>
            <span className="sr-only">{words.hidden}</span>
          </>
        )}
      </output>
      <Button
        size="small"
        icon={value === null ? Eye : EyeOff}
        busy={reveal.isPending}
        aria-label={value === null ? words.showLabel(name) : words.hideLabel(name)}
        onClick={() => (value === null ? show() : setValue(null))}
      >
        {value === null ? words.show : words.hide}
      </Button>
    </li>
  )
}
