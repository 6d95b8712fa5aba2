import { useForm, useWatch } from 'react-hook-form'
import { type Facing, facings } from '#building/contract.ts'
import { floorWords as words } from '#building/floor-words.ts'
import { FormDialog } from '#platform/screens/FormDialog.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextField } from '#platform/screens/TextField.tsx'
import { FloorPlan } from '#tower/screens/FloorPlan.tsx'
import type { FloorDialogProps } from './floor-ranges.ts'

const choices = facings.map((value) => ({ value, label: words.facings[value] }))

/** A layout: its name, and where each slot looks. */
export function LayoutDialog({ asked, parts, model, open, onClose, onLook }: FloorDialogProps<'layout'>) {
  const held = parts.layouts.get(asked.layout)
  const form = useForm<{ name: string; facings: Facing[] }>({
    defaultValues: { name: asked.layout, facings: [...(held?.facings ?? [])] },
  })
  const floors = [...parts.floors].filter(([, floor]) => floor.layout === asked.layout).map(([number]) => number)
  const table = useWatch({ control: form.control, name: 'facings' })
  const turned = table.flatMap((facing, place) => (facing === held?.facings[place] ? [] : [place + 1]))
  const look = (values: { name: string; facings: Facing[] }) => {
    const layouts = [{ layout: asked.layout, name: values.name.trim() || asked.layout, facings: values.facings }]
    onLook({ changes: { layouts }, shown: floors.slice(0, 1), marked: turned })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.editLayout(asked.layout)}
      width="wide"
      form={form}
      onSend={look}
      labels={{ name: words.layoutName, facings: words.facing }}
      pleaseCheck={words.pleaseCheck}
      verb={words.look}
      sending={{ isPending: false }}
      busyText={words.look}
    >
      <div className="grid content-start gap-4">
        <TextField form={form} name="name" label={words.layoutName} maxLength={40} required />
        {floors[0] === undefined ? null : (
          <FloorPlan
            model={model}
            floor={floors[0]}
            slot={null}
            marked={turned}
            tell={({ slot }) => `${slot} ${(table[slot - 1] ?? '').charAt(0)}`}
          />
        )}
      </div>
      <ul aria-label={words.facing} className="grid content-start gap-1.5 sm:grid-cols-2">
        {table.map((facing, place) => (
          <li
            // The place is the slot's number.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-2"
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
