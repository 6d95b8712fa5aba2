import type { RefObject } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { languages } from '#platform/language/language.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { ChangedNotice } from '#platform/ui/records/ChangedNotice.tsx'
import type { AnnouncementValues } from '../../announcement-values.ts'
import { announcementCategories } from '../../choices.ts'
import { announcementTexts } from '../../messages/index.ts'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { AudienceField } from './AudienceField.tsx'
import { categoryIcons } from '../category-icons.ts'
import { FilesField } from './FilesField.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { SendingFields } from './SendingFields.tsx'
import { Templates } from './Templates.tsx'
import type { useFileSending } from './use-file-sending.ts'

const texts = announcementTexts.en.form
const translationLabels = Object.fromEntries(
  languages.flatMap((language) => {
    const name = languageNameForOffice(language)
    return [
      [`translations.${language}.title`, texts.titleIn(name)],
      [`translations.${language}.body`, texts.bodyIn(name)],
    ]
  }),
)
const labels = {
  title: texts.title,
  body: texts.body,
  ...translationLabels,
  audience: texts.audience,
  when: texts.when,
  publishedAt: texts.publishedAt,
  expiresAt: texts.expiresAt,
} as const
const categories = announcementCategories.map((value) => ({ value, label: value, icon: categoryIcons[value] }))

type Props = {
  form: UseFormReturn<AnnouncementValues>
  files: ReturnType<typeof useFileSending>
  /** After delivery the audience and the time stay. */
  settled: boolean
  isChanged: boolean
  /** The first field, in which the dialog begins. */
  title: RefObject<HTMLInputElement | null>
}

/** The fields of an announcement: what it says on the left, whom it reaches and when on the right. */
export function AnnouncementFields({ form, files, settled, isChanged, title }: Props) {
  return (
    <>
      <div className="grid gap-4">
        <ChangedNotice isShown={isChanged}>{texts.meanwhile}</ChangedNotice>
        <FormErrors form={form} labels={labels} title={texts.pleaseCheck} />
        <Field label={texts.category}>
          <Controller
            control={form.control}
            name="category"
            render={({ field }) => <Select {...field} choices={categories} />}
          />
        </Field>
        <LanguageFields form={form} title={title} />
        <FilesField sending={files} />
        <AnnouncementPreview form={form} />
      </div>
      <div className="grid gap-4">
        {settled ? null : <Templates form={form} />}
        <AudienceField form={form} disabled={settled} />
        <SendingFields form={form} settled={settled} />
      </div>
    </>
  )
}
