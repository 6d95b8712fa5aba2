import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FloorKind } from '#building/schemas.ts'
import { floorKinds } from '#building/choices.ts'
import { floorWords as words } from '#building/messages/floor.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { FloorDialogProps } from './floor-ranges.ts'

/** A value that cannot be the name of a layout. */
const none = ' '

const Form = z
  .object({
    from: z.string(),
    to: z.string(),
    kind: FloorKind,
    name: z.string().trim().max(60, words.badName),
    layout: z.string(),
    height: z
      .string()
      .trim()
      .refine(
        (value) => /^\d{1,2}(?:\.\d{1,2})?$/.test(value) && Number(value) >= 1 && Number(value) <= 30,
        words.badHeight,
      ),
  })
  .refine(({ from, to }) => Number(from) <= Number(to), { path: ['to'], message: words.fromFirst })

/** Consecutive equal floors: all or some of them get another kind, name, layout or height. */
export function FloorsDialog({ target, parts, open, onClose, onPreview }: FloorDialogProps<'floors'>) {
  const current = parts.floors.get(target.from)
  const form = useForm<z.infer<typeof Form>>({
    resolver: useFormResolver(Form),
    defaultValues: {
      from: String(target.from),
      to: String(target.to),
      kind: current?.kind ?? 'residential',
      name: current?.name ?? '',
      layout: current?.layout ?? none,
      height: String(current?.height ?? 3),
    },
  })
  const numbers = Array.from({ length: target.to - target.from + 1 }, (_, i) => String(target.from + i))
  const floorChoices = numbers.map((value) => ({ value, label: value }))
  const layouts = new Set([...parts.layouts.keys(), ...(current?.layout ? [current.layout] : [])])
  const preview = ({ from, to, kind, name, layout, height }: z.infer<typeof Form>) => {
    const shown = numbers.map(Number).filter((number) => number >= Number(from) && number <= Number(to))
    const changes = {
      kind,
      name: name === '' ? null : name,
      layout: layout === none ? null : layout,
      height: Number(height),
    }
    onPreview({ changes: { floors: shown.map((number) => ({ number, ...changes })) }, shown: shown.slice(0, 1) })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.floorsOf(target.from, target.to)}
      form={form}
      onSend={preview}
      labels={{
        from: words.fromFloor,
        to: words.toFloor,
        kind: words.kind,
        name: words.name,
        layout: words.layout,
        height: words.height,
      }}
      pleaseCheck={words.pleaseCheck}
      verb={words.look}
    >
      {numbers.length > 1 ? (
        <>
          <ChoiceField form={form} name="from" label={words.fromFloor} choices={floorChoices} />
          <ChoiceField form={form} name="to" label={words.toFloor} choices={floorChoices} />
        </>
      ) : null}
      <ChoiceField
        form={form}
        name="kind"
        label={words.kind}
        choices={floorKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <ChoiceField
        form={form}
        name="layout"
        label={words.layout}
        choices={[
          { value: none, label: words.noLayoutChoice },
          ...[...layouts].map((value) => ({ value, label: value })),
        ]}
      />
      <TextField form={form} name="name" label={words.name} maxLength={60} />
      <TextField form={form} name="height" label={words.height} maxLength={5} required />
    </FormDialog>
  )
}
