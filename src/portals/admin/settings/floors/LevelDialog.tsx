import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { floorWords as words } from '#building/messages/floor.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { FloorDialogProps } from './floor-ranges.ts'

const Stalls = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, words.badStalls)
const Form = z.object({
  name: z
    .string()
    .trim()
    .regex(/^P\d{1,3}$/, words.badLevel),
  floor: z.string(),
  stalls: Stalls,
  chargingStalls: Stalls,
})

/** A parking level: its name, its position, and its number of stalls. */
export function LevelDialog({ target: { code }, parts, open, onClose, onPreview }: FloorDialogProps<'level'>) {
  const current = parts.parking.get(code)
  const form = useForm<z.infer<typeof Form>>({
    resolver: useFormResolver(Form),
    defaultValues: {
      name: code,
      floor: String(current?.floor ?? 1),
      stalls: String(current?.stalls ?? 0),
      chargingStalls: String(current?.chargingStalls ?? 0),
    },
  })
  const floors = [...parts.floors.keys()].map((number) => ({ value: String(number), label: String(number) }))
  const preview = ({ name, floor, stalls, chargingStalls }: z.infer<typeof Form>) => {
    const level = { floor: Number(floor), stalls: Number(stalls), chargingStalls: Number(chargingStalls) }
    onPreview({ changes: { parking: [{ code, name, ...level }] }, shown: [] })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.editLevel(code)}
      form={form}
      onSend={preview}
      labels={{ name: words.level, floor: words.levelFloor, stalls: words.stalls, chargingStalls: words.chargers }}
      pleaseCheck={words.pleaseCheck}
      verb={words.look}
    >
      <TextField form={form} name="name" label={words.level} maxLength={4} required />
      <ChoiceField form={form} name="floor" label={words.levelFloor} choices={floors} />
      <TextField form={form} name="stalls" label={words.stalls} maxLength={5} required />
      <TextField form={form} name="chargingStalls" label={words.chargers} maxLength={5} required />
    </FormDialog>
  )
}
