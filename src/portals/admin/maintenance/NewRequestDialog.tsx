import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { FileRequest } from '#maintenance/screens/FileRequest.tsx'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { Unit } from '#tower/contract.ts'
import { useUnits } from '#tower/screens/queries.ts'
import { type ChosenPlace, PlacePicker, whyNotYet } from './PlacePicker.tsx'
import { newRequestWords as words } from './new-request-words.ts'

type Props = { open: boolean; onClose: () => void; onFiled: () => void }

/** First where, then what. Every opening begins anew. */
export function NewRequestDialog({ open, onClose, onFiled }: Props) {
  const lingering = useLingering(open ? 'open' : null)
  if (lingering.last === null) return null
  return <Steps key={lingering.turn} open={lingering.open} onClose={onClose} onFiled={onFiled} />
}

function Steps({ open, onClose, onFiled }: Props) {
  const units = useUnits()
  const [chosen, setChosen] = useState<ChosenPlace>({
    way: 'unit',
    unitId: null,
    placeKind: 'common_area',
    placeName: '',
  })
  const [isFiling, setFiling] = useState(false)
  /** The form was reached once; what is typed in it outlives a look back at the place. */
  const [wasReached, setReached] = useState(false)
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
      status={isFiling ? <span>{whereOf(chosen, unit)}</span> : words.where}
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
      {wasReached ? (
        <div hidden={!isFiling}>
          <FileRequest
            at={
              chosen.way === 'unit'
                ? { unitId: chosen.unitId ?? '' }
                : { placeKind: chosen.placeKind, placeName: chosen.placeName.trim() }
            }
            residents={chosen.way === 'unit' ? (unit?.tenants ?? []) : []}
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
