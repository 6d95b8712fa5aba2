import { useForm } from 'react-hook-form'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { NewBuilding } from '#portfolio/schemas.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useCreateBuilding } from './queries.ts'

/** Creates a building; its card shows how far that is. */
export function NewBuildingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useTexts(portfolioTexts).creation
  const create = useCreateBuilding()
  const form = useForm<NewBuilding>({
    resolver: useFormResolver(NewBuilding),
    defaultValues: { name: '', slug: '', host: '' },
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
      labels={{ name: words.name, slug: words.slug, host: words.host }}
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
      <TextField form={form} name="slug" label={words.slug} hint={words.slugHint} required />
      <TextField form={form} name="host" label={words.host} hint={words.hostHint} required />
    </FormDialog>
  )
}
