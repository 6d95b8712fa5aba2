import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import { useSummary } from './queries.ts'

const words = deskScreenWords.details

type Props = { place: string; onMove: (place: string) => void; onCancel: () => void }

/** Chooses another shelf for a package. */
export function MovePackage({ place, onMove, onCancel }: Props) {
  const { data } = useSummary()
  const [chosen, setChosen] = useState(place)
  const names = new Set([place, ...(data?.places.map(({ name }) => name) ?? [])])
  return (
    <div className="flex items-end gap-2">
      <Field label={words.changePlace} className="flex-1">
        <Select
          large
          choices={[...names].map((value) => ({ value, label: value }))}
          value={chosen}
          onChange={setChosen}
        />
      </Field>
      <Button size="large" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button size="large" variant="primary" onClick={() => onMove(chosen)}>
        {words.save}
      </Button>
    </div>
  )
}
