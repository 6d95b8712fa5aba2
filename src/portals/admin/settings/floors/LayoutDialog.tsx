import { useForm, useWatch } from 'react-hook-form'
import { type Facing, facings } from '#building/choices.ts'
import { floorWords as words } from '#building/messages/floor.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { FloorPlan } from '#tower/screens/floors/FloorPlan.tsx'
import type { FloorDialogProps } from './floor-ranges.ts'

const choices = facings.map((value) => ({ value, label: words.facings[value] }))

/** A layout: its name, and the facing of each slot. */
export function LayoutDialog({ target, parts, model, open, onClose, onPreview }: FloorDialogProps<'layout'>) {
  const current = parts.layouts.get(target.layout)
  const form = useForm<{ name: string; facings: Facing[] }>({
    defaultValues: { name: target.layout, facings: [...(current?.facings ?? [])] },
  })
  const floors = [...parts.floors].filter(([, floor]) => floor.layout === target.layout).map(([number]) => number)
  const table = useWatch({ control: form.control, name: 'facings' })
  const turned = table.flatMap((facing, place) => (facing === current?.facings[place] ? [] : [place + 1]))
  const preview = (values: { name: string; facings: Facing[] }) => {
    const layouts = [{ layout: target.layout, name: values.name.trim() || target.layout, facings: values.facings }]
    onPreview({ changes: { layouts }, shown: floors.slice(0, 1), marked: turned })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.editLayout(target.layout)}
      width="wide"
      form={form}
      onSend={preview}
      labels={{ name: words.layoutName, facings: words.facing }}
      pleaseCheck={words.pleaseCheck}
      verb={words.look}
    >
      <div className="grid content-start gap-4">
        <TextField form={form} name="name" label={words.layoutName} maxLength={40} required />
        {floors[0] === undefined ? null : (
          <FloorPlan
            model={model}
            floor={floors[0]}
            slot={null}
            marked={turned}
            getLabel={({ slot }) => `${slot} ${(table[slot - 1] ?? '').charAt(0)}`}
          />
        )}
      </div>
      <ul aria-label={words.facing} className="grid content-start gap-1.5 sm:grid-cols-2">
        {table.map((facing, place) => (
          <li
            // The position is the slot's number.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-2"
          >
            <span className="tabular text-sm text-ink-2">{words.slot(place + 1)}</span>
            <Select
              label={words.facingOf(place + 1)}
              choices={choices}
              value={facing}
              onChange={(value) =>
                form.setValue(
                  'facings',
                  table.map((one, at) => (at === place ? (facings.find((f) => f === value) ?? one) : one)),
                  { shouldDirty: true },
                )
              }
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
