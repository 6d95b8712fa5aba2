import { describeFloorDifferences } from '#building/floor-changes.ts'
import { applyFloorChanges } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/messages/floor.ts'
import type { BuildingModel, ModelSlot } from '#building/model.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import type { FloorRecord } from '#tower/floors-contract.ts'
import { FloorPlan } from '#tower/screens/floors/FloorPlan.tsx'
import { useChangeFloors, useFloorPreview } from '#tower/screens/floors/floor-queries.ts'
import type { FloorEdit } from './floor-ranges.ts'

type Props = {
  record: FloorRecord
  model: BuildingModel
  edit: FloorEdit | null
  onClose: () => void
  onDone: () => void
}

/** The changes, the floor before and after, and what prevents them; validated before they can be saved. */
export function FloorPreview({ edit, ...rest }: Props) {
  const { last, open, turn } = useLingering(edit)
  return last === null ? null : <Opened key={turn} edit={last} open={open} {...rest} />
}

type OpenedProps = Omit<Props, 'edit'> & { edit: FloorEdit; open: boolean }

function Opened({ record, model, edit: { changes, shown, marked }, open, onClose, onDone }: OpenedProps) {
  const trial = useFloorPreview(changes)
  const mutation = useChangeFloors()
  const faults = trial.data?.faults ?? []
  const fields = describeFloorDifferences(record.floors, applyFloorChanges(record.floors, changes))
  return (
    <ChangePreview
      open={open}
      onClose={onClose}
      width="wide"
      fields={fields}
      note={changes.parking ? words.followsLevels : words.follows}
      disabledBecause={
        trial.isPending ? words.checking : trial.isError ? words.notChecked : faults.length > 0 ? words.cannot : null
      }
      mutation={mutation}
      onConfirm={() => mutation.mutate({ version: record.version, changes }, { onSuccess: onDone })}
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
      <FloorPlan model={model} floor={floor} slot={null} {...(marked ? { marked } : {})} getLabel={slotAndFacing} />
    </figure>
  )
}

const slotAndFacing = ({ slot, facing }: ModelSlot) => `${slot} ${facing.charAt(0)}`
