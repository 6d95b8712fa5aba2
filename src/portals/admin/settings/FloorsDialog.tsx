import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FloorKind, floorKinds } from '#building/contract.ts'
import { floorWords as words } from '#building/floor-words.ts'
import { ChoiceField } from '#platform/screens/ChoiceField.tsx'
import { FormDialog } from '#platform/screens/FormDialog.tsx'
import { TextField } from '#platform/screens/TextField.tsx'
import type { FloorDialogProps } from './floor-ranges.ts'

/** A layout can have any name but this one. */
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
        (typed) => /^\d{1,2}(?:\.\d{1,2})?$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 30,
        words.badHeight,
      ),
  })
  .refine(({ from, to }) => Number(from) <= Number(to), { path: ['to'], message: words.fromFirst })

/** Floors in a row that are the same: all of them or some get another kind, name, layout or height. */
export function FloorsDialog({ asked, parts, open, onClose, onLook }: FloorDialogProps<'floors'>) {
  const held = parts.floors.get(asked.from)
  const form = useForm<z.infer<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: {
      from: String(asked.from),
      to: String(asked.to),
      kind: held?.kind ?? 'residential',
      name: held?.name ?? '',
      layout: held?.layout ?? none,
      height: String(held?.height ?? 3),
    },
  })
  const numbers = Array.from({ length: asked.to - asked.from + 1 }, (_, i) => String(asked.from + i))
  const floorChoices = numbers.map((value) => ({ value, label: value }))
  const layouts = new Set([...parts.layouts.keys(), ...(held?.layout ? [held.layout] : [])])
  const look = ({ from, to, kind, name, layout, height }: z.infer<typeof Form>) => {
    const shown = numbers.map(Number).filter((number) => number >= Number(from) && number <= Number(to))
    const wanted = {
      kind,
      name: name === '' ? null : name,
      layout: layout === none ? null : layout,
      height: Number(height),
    }
    onLook({ changes: { floors: shown.map((number) => ({ number, ...wanted })) }, shown: shown.slice(0, 1) })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.floorsOf(asked.from, asked.to)}
      form={form}
      onSend={look}
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
      sending={{ isPending: false }}
      busyText={words.look}
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
