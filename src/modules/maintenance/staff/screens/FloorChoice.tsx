import { Select } from '#platform/ui/forms/Select.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import type { StaffFigures } from '../contract.ts'
import { staffWords } from '../messages/en.ts'
import type { QueueViewState } from './use-queue-view.ts'

type Props = { view: QueueViewState; floors: StaffFigures['all']['floors'] }

/** Chooses the person's floor, which this phone remembers. */
export function FloorChoice({ view, floors }: Props) {
  const own = view.floor === null ? [] : [view.floor]
  const offered = [...new Set([...floors.map(({ floor }) => floor), ...own])].toSorted((a, b) => a - b)
  return (
    <Field label={staffWords.yourFloor} hideLabel className="mt-2 md:max-w-120">
      <Select
        choices={offered.map((floor) => ({
          value: String(floor),
          label: staffWords.floorOption(floor, floors.find((one) => one.floor === floor)?.open ?? 0),
        }))}
        value={view.floor === null ? null : String(view.floor)}
        placeholder={staffWords.chooseFloor}
        onChange={(floor) => view.setFloor(Number(floor))}
      />
    </Field>
  )
}
