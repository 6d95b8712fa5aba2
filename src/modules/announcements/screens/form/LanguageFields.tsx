import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { languageNames } from '#platform/language/language.ts'
import type { AnnouncementValues } from '../../announcement-values.ts'
import { maxBodyLength } from '../../choices.ts'
import { announcementTexts } from '../../messages/index.ts'

const texts = announcementTexts.en.form
const areaClass = 'max-h-[46dvh] overflow-y-auto'

type Props = {
  form: UseFormReturn<AnnouncementValues>
  /** The first field, in which the dialog begins. */
  title: RefObject<HTMLInputElement | null>
}

/** The text in both languages, side by side where there is room. French may stay empty. */
export function LanguageFields({ form, title }: Props) {
  const { errors } = form.formState
  return (
    <div className="grid items-start gap-x-5 gap-y-4 xl:grid-cols-2">
      <div role="group" aria-label={languageNames.en} className="grid gap-4">
        <TextField form={form} name="title" label={texts.title} required inputRef={title} />
        <Field label={texts.body} required hint={texts.bodyHint} error={errors.body?.message}>
          <TextArea rows={8} maxLength={maxBodyLength} className={areaClass} {...form.register('body')} />
        </Field>
      </div>
      <div role="group" aria-label={languageNames.fr} lang="fr" className="grid gap-4">
        <TextField form={form} name="titleFr" label={texts.titleFr} />
        <Field label={texts.bodyFr} hint={texts.bodyFrHint} error={errors.bodyFr?.message}>
          <TextArea rows={8} maxLength={maxBodyLength} className={areaClass} {...form.register('bodyFr')} />
        </Field>
      </div>
    </div>
  )
}
