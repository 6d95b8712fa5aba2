import { floorsInWords } from '#building/floor-changes.ts'
import { changedFloors } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/floor-words.ts'
import type { BuildingModel, ModelSlot } from '#building/model.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import type { FloorRecord } from '#tower/floors-contract.ts'
import { FloorPlan } from '#tower/screens/FloorPlan.tsx'
import { useChangeFloors, useFloorTrial } from '#tower/screens/floor-queries.ts'
import type { WantedFloors } from './floor-ranges.ts'

type Props = {
  record: FloorRecord
  model: BuildingModel
  wanted: WantedFloors | null
  onClose: () => void
  onDone: () => void
}

/** What is different, the floor before and after, and what stands in the way; checked before it can be made. */
export function FloorPreview({ wanted, ...rest }: Props) {
  const { last, open, turn } = useLingering(wanted)
  return last === null ? null : <Opened key={turn} wanted={last} open={open} {...rest} />
}

type OpenedProps = Omit<Props, 'wanted'> & { wanted: WantedFloors; open: boolean }

function Opened({ record, model, wanted: { changes, shown, marked }, open, onClose, onDone }: OpenedProps) {
  const trial = useFloorTrial(changes)
  const making = useChangeFloors()
  const faults = trial.data?.faults ?? []
  const fields = floorsInWords(record.floors, changedFloors(record.floors, changes))
  return (
    <ChangePreview
      open={open}
      onClose={onClose}
      width="wide"
      fields={fields}
      note={changes.parking ? words.followsLevels : words.follows}
      whyNot={
        trial.isPending ? words.checking : trial.isError ? words.notChecked : faults.length > 0 ? words.cannot : null
      }
      making={making}
      onConfirm={() => making.mutate({ version: record.version, changes }, { onSuccess: onDone })}
    >
      {faults.length > 0 ? (
        <Notice tone="danger" live title={`${words.cannot}.`}>
          <ul className="mt-1 grid gap-0.5">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {trial.isError ? (
        <Notice tone="danger" live title={`${words.notChecked}.`}>
          {trial.error.message}
        </Notice>
      ) : null}
      {shown.map((floor) => (
        <div key={floor} className="grid gap-3 sm:grid-cols-2">
          <Plan title={words.planBefore} model={model} floor={floor} marked={marked} />
          {trial.data?.model ? (
            <Plan title={words.planAfter} model={trial.data.model} floor={floor} marked={marked} />
          ) : (
            <p className="self-center text-center text-sm text-ink-3">{trial.isPending ? words.checking : null}</p>
          )}
        </div>
      ))}
    </ChangePreview>
  )
}

type PlanProps = { title: string; model: BuildingModel; floor: number; marked: readonly number[] | undefined }

function Plan({ title, model, floor, marked }: PlanProps) {
  return (
    <figure className="rounded-lg border border-line px-3 py-2.5">
      <figcaption className="mb-1.5 text-sm text-ink-3">
        {title} · {words.planOf(floor)}
      </figcaption>
      <FloorPlan model={model} floor={floor} slot={null} {...(marked ? { marked } : {})} tell={slotAndFacing} />
    </figure>
  )
}

const slotAndFacing = ({ slot, facing }: ModelSlot) => `${slot} ${facing.charAt(0)}`
