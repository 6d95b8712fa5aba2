import type { z } from 'zod'
import { useForm } from 'react-hook-form'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { NewBuilding } from '#portfolio/schemas.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useCreateBuilding } from './queries.ts'

/** Creates a building; its card shows how far that is. */
export function NewBuildingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useTexts(portfolioTexts).creation
  const timeZone = useTimeZone()
  const create = useCreateBuilding()
  const form = useForm<z.input<typeof NewBuilding>, unknown, NewBuilding>({
    resolver: useFormResolver(NewBuilding),
    defaultValues: {
      name: '',
      street: '',
      slug: '',
      host: '',
      floors: 10,
      homesPerFloor: 8,
      countryCode: 'CA',
      timeZone,
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      status={words.text}
      width="narrow"
      columns={1}
      form={form}
      labels={{
        name: words.name,
        street: words.street,
        slug: words.slug,
        host: words.host,
        floors: words.floors,
        homesPerFloor: words.homesPerFloor,
      }}
      pleaseCheck={words.pleaseCheck}
      verb={words.create}
      busyText={words.creating}
      sending={create}
      notice={
        create.isError ? (
          <Notice live tone="danger" title={words.failed}>
            {create.error.message}
          </Notice>
        ) : null
      }
      onSend={(values) =>
        create.mutate(values, {
          onSuccess() {
            toast.success(words.begun)
            form.reset()
            onClose()
          },
        })
      }
    >
      <TextField form={form} name="name" label={words.name} required />
      <TextField form={form} name="street" label={words.street} required />
      <TextField form={form} name="slug" label={words.slug} hint={words.slugHint} required />
      <TextField form={form} name="host" label={words.host} hint={words.hostHint} required />
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.floors} required error={form.formState.errors.floors?.message}>
          <TextInput inputMode="numeric" {...form.register('floors')} />
        </Field>
        <Field label={words.homesPerFloor} required error={form.formState.errors.homesPerFloor?.message}>
          <TextInput inputMode="numeric" {...form.register('homesPerFloor')} />
        </Field>
      </div>
    </FormDialog>
  )
}
