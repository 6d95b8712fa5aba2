import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { FileRequest, type RequestDraft } from '#maintenance/screens/FileRequest.tsx'
import type { FilingWay } from '#maintenance/screens/filing.ts'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { Unit } from '#tower/contract.ts'
import { useUnits } from '#tower/screens/queries.ts'
import { type ChosenPlace, PlacePicker, whyNotYet } from './PlacePicker.tsx'
import { newRequestWords as words } from './new-request-words.ts'

type Props = {
  open: boolean
  onClose: () => void
  onFiled: () => void
  /** What it is made of, where it does not begin empty. */
  from?: RequestOrigin
}
export type RequestOrigin = {
  unitId: string | null
  draft: RequestDraft
  way: FilingWay
  /** Told beside the place. */
  told: string
}

/** First where, then what. Every opening begins anew. */
export function NewRequestDialog({ open, ...rest }: Props) {
  const lingering = useLingering(open ? 'open' : null)
  if (lingering.last === null) return null
  return <Steps key={lingering.turn} open={lingering.open} {...rest} />
}

function Steps({ open, onClose, onFiled, from }: Props) {
  const units = useUnits()
  const [chosen, setChosen] = useState<ChosenPlace>({
    way: 'unit',
    unitId: from?.unitId ?? null,
    placeKind: 'common_area',
    placeName: '',
  })
  // Where the home is known, what comes first.
  const knowsWhere = Boolean(from?.unitId)
  const [isFiling, setFiling] = useState(knowsWhere)
  /** The form was reached once; what is typed in it outlives a look back at the place. */
  const [wasReached, setReached] = useState(knowsWhere)
  const [typed, setTyped] = useState(false)
  const file = () => {
    setReached(true)
    setFiling(true)
  }
  const unit = units.data?.find(({ id }) => id === chosen.unitId)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={isFiling ? 'wide' : 'narrow'}
      dirty={typed}
      title={words.title}
      status={<span>{[isFiling ? whereOf(chosen, unit) : words.where, from?.told].filter(Boolean).join(' · ')}</span>}
      footer={
        isFiling ? (
          <Button className="mr-auto" look="plain" icon={ArrowLeft} onClick={() => setFiling(false)}>
            {words.back}
          </Button>
        ) : (
          <>
            <CancelButton>{words.cancel}</CancelButton>
            <Button look="primary" disabledBecause={whyNotYet(chosen)} onClick={file}>
              {words.next}
            </Button>
          </>
        )
      }
    >
      {wasReached && !units.data ? <Waiting on={units} words={words.loading} /> : null}
      {wasReached && units.data ? (
        <div hidden={!isFiling}>
          <FileRequest
            at={
              chosen.way === 'unit'
                ? { unitId: chosen.unitId ?? '' }
                : { placeKind: chosen.placeKind, placeName: chosen.placeName.trim() }
            }
            residents={chosen.way === 'unit' ? (unit?.tenants ?? []) : []}
            {...(from ? { draft: from.draft, way: from.way } : {})}
            onTyped={setTyped}
            onFiled={onFiled}
          />
        </div>
      ) : null}
      {isFiling ? null : <PlacePicker units={units} chosen={chosen} onChoose={setChosen} onDone={file} />}
    </Dialog>
  )
}

const whereOf = ({ way, placeKind, placeName }: ChosenPlace, unit: Unit | undefined) =>
  way === 'unit' ? unit && words.atUnit(unit.unitNumber, unit.floor) : `${words.kinds[placeKind]} · ${placeName.trim()}`
