import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FileRequest, type RequestDraft } from '#maintenance/requests/screens/FileRequest.tsx'
import type { CreateRequest } from '#maintenance/requests/screens/filing.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { Unit } from '#tower/contract.ts'
import { useUnit } from '#tower/screens/queries.ts'
import { type ChosenPlace, PlacePicker, validateYet } from './PlacePicker.tsx'
import { newRequestWords as words } from './messages/new-request.ts'

type Props = {
  open: boolean
  onClose: () => void
  onFiled: () => void
  /** The place that is known already: `unit:<id>`, `stall:P4-3`. */
  at?: string | undefined
  /** Initial values, if it is created from something else. */
  from?: RequestOrigin
}
export type RequestOrigin = {
  unitId: string | null
  draft: RequestDraft
  create: CreateRequest
  /** Further fields about the chosen resident. */
  renderMore: (tenantId: string) => ReactNode
  /** Shown beside the place. */
  text: string
}

/** First the place, then the form. Every opening begins empty. */
export function NewRequestDialog({ open, ...rest }: Props) {
  const lingering = useLingering(open ? 'open' : null)
  if (lingering.last === null) return null
  return <Steps key={lingering.turn} open={lingering.open} {...rest} />
}

function Steps({ open, onClose, onFiled, from, at }: Props) {
  const [chosen, setChosen] = useState<ChosenPlace>(() => placeAt(at, from?.unitId ?? null))
  // With a known place the form comes first.
  const hasUnit = Boolean(from?.unitId) || validateYet(chosen) === null
  const [isFiling, setFiling] = useState(hasUnit)
  /** The form has been reached; its input survives going back to the place. */
  const [wasReached, setReached] = useState(hasUnit)
  const [isDirty, setIsDirty] = useState(false)
  const placeField = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const home = useUnit(chosen.kind === 'unit' ? chosen.unitId : null)
  const residents = chosen.kind === 'unit' ? home.data?.tenants : []
  /** The form stays while the residents of another home are loaded, because of what was typed into it. */
  const [hasForm, setHasForm] = useState(false)
  if (wasReached && residents && !hasForm) setHasForm(true)
  const isFormShown = isFiling && hasForm
  useEffect(() => {
    if (isFormShown) form.current?.querySelector('input')?.focus()
  }, [isFormShown])
  const file = () => {
    setReached(true)
    setFiling(true)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={isFiling ? 'wide' : 'narrow'}
      dirty={isDirty}
      {...(isFiling ? {} : { initialFocus: placeField })}
      title={words.title}
      status={
        <span>{[isFiling ? whereOf(chosen, home.data) : words.where, from?.text].filter(Boolean).join(' · ')}</span>
      }
      footer={
        isFiling ? (
          <Button className="mr-auto" variant="plain" icon={ArrowLeft} onClick={() => setFiling(false)}>
            {words.back}
          </Button>
        ) : (
          <>
            <CancelButton>{words.cancel}</CancelButton>
            <Button variant="primary" disabledBecause={validateYet(chosen)} onClick={file}>
              {words.next}
            </Button>
          </>
        )
      }
    >
      {isFiling && !hasForm ? <Waiting on={home} words={words.loading} /> : null}
      {hasForm ? (
        <div ref={form} hidden={!isFiling}>
          <FileRequest
            at={
              chosen.kind === 'unit'
                ? { unitId: chosen.unitId ?? '' }
                : { placeKind: chosen.placeKind, placeName: chosen.placeName.trim() }
            }
            residents={residents ?? []}
            {...(from ? { draft: from.draft, create: from.create, renderMore: from.renderMore } : {})}
            onTyped={setIsDirty}
            onFiled={onFiled}
          />
        </div>
      ) : null}
      {isFiling ? null : (
        <PlacePicker chosen={chosen} onChoose={setChosen} onDone={file} firstField={placeField} hasFocus={wasReached} />
      )}
    </Dialog>
  )
}

function placeAt(at: string | undefined, unitId: string | null): ChosenPlace {
  const nowhere = { kind: 'unit', unitId, placeKind: 'common_area', placeName: '' } as const
  const [kind, ...rest] = at?.split(':') ?? []
  const name = rest.join(':')
  if (kind === 'unit') return { ...nowhere, unitId: name || null }
  return kind === 'stall' && name !== '' ? { ...nowhere, kind: 'place', placeKind: 'stall', placeName: name } : nowhere
}

const whereOf = ({ kind, placeKind, placeName }: ChosenPlace, unit: Unit | undefined) =>
  kind === 'unit'
    ? unit && words.atUnit(unit.unitNumber, unit.floor)
    : `${words.kinds[placeKind]} · ${placeName.trim()}`
