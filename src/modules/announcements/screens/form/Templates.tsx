import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { type AnnouncementValues, withText } from '../../announcement-values.ts'
import { announcementTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { useRemoveTemplate, useSaveTemplate, useTemplates } from './template-queries.ts'

const texts = officeWords.templates

/** Fills the form from a template, or saves its text as one. */
export function Templates({ form }: { form: UseFormReturn<AnnouncementValues> }) {
  const templates = useTemplates()
  const remove = useRemoveTemplate()
  const [isSaving, setIsSaving] = useState(false)
  const rows = templates.data ?? []
  const begin = () => {
    const { title, body } = form.getValues()
    if (title.trim() === '' || body.trim() === '') return toast.info(texts.textFirst)
    return setIsSaving(true)
  }
  return (
    <section aria-label={texts.use} className="grid gap-2">
      <h3 className="text-sm font-[525]">{texts.use}</h3>
      {rows.length === 0 ? <p className="text-sm text-ink-3">{texts.none}</p> : null}
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {rows.map((template) => (
          <li key={template.id} className="flex">
            <Button
              size="small"
              className="rounded-r-none!"
              onClick={() => {
                for (const [name, value] of Object.entries(withText(template, form.getValues())))
                  form.setValue(name as keyof AnnouncementValues, value, { shouldDirty: true })
              }}
            >
              {template.name}
            </Button>
            <IconButton
              icon={X}
              small
              label={texts.remove(template.name)}
              tip={false}
              className="rounded-l-none!"
              onClick={() =>
                remove.mutate(template.id, {
                  onSuccess: () => toast.success(texts.removed),
                  onError: (error) => toast.failure(texts.notSaved, error.message),
                })
              }
            />
          </li>
        ))}
      </ul>
      <Button size="small" variant="plain" icon={BookmarkPlus} className="justify-self-start" onClick={begin}>
        {texts.save}
      </Button>
      <SaveTemplate form={form} open={isSaving} onClose={() => setIsSaving(false)} />
    </section>
  )
}

type SaveProps = { form: UseFormReturn<AnnouncementValues>; open: boolean; onClose: () => void }
const blank = { name: '' }

function SaveTemplate({ form: source, open, onClose }: SaveProps) {
  const save = useSaveTemplate()
  const form = useForm({ defaultValues: blank })
  useResetOnOpen(form, open, blank)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.saveTitle}
      status={texts.saveLead}
      width="narrow"
      form={form}
      columns={1}
      labels={{ name: texts.name }}
      pleaseCheck={announcementTexts.en.form.pleaseCheck}
      verb={texts.save}
      busyText={texts.saving}
      sending={save}
      onSend={({ name }) => {
        const { title, body, language, translations, category } = source.getValues()
        save.mutate(
          { name, title, body, language, translations, category },
          formCallbacks(form, { onClose, done: texts.saved, failed: texts.notSaved }),
        )
      }}
    >
      <TextField form={form} name="name" label={texts.name} required />
    </FormDialog>
  )
}
