import type { RefObject } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { languageNameForOffice, translationLanguages } from '#platform/language/further-languages.ts'
import { firstLanguage, type Language } from '#platform/language/registry.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { AnnouncementValues } from '../../announcement-values.ts'
import { maxBodyLength, maxTitleLength } from '../../choices.ts'
import { announcementTexts } from '../../messages/index.ts'

const texts = announcementTexts.en.form
const areaClass = 'max-h-[46dvh] overflow-y-auto'

type Props = {
  form: UseFormReturn<AnnouncementValues>
  /** The first field, in which the dialog begins. */
  title: RefObject<HTMLInputElement | null>
}

/** The text in all languages, side by side where there is room. Translations may stay empty. */
export function LanguageFields({ form, title }: Props) {
  const { errors } = form.formState
  const written = useWatch({ control: form.control, name: 'language' })
  const translations = translationLanguages(written)
  // English is the language of the office, so only another one is named.
  const name = written === firstLanguage ? null : languageNameForOffice(written)
  return (
    <div className={classNames('grid items-start gap-x-5 gap-y-4', translations.length > 0 && 'xl:grid-cols-2')}>
      <div role="group" aria-label={languageNameForOffice(written)} className="grid gap-4">
        <TextField
          form={form}
          name="title"
          label={name === null ? texts.title : texts.titleIn(name)}
          required
          inputRef={title}
        />
        <Field
          label={name === null ? texts.body : texts.bodyIn(name)}
          required
          hint={texts.bodyHint}
          error={errors.body?.message}
        >
          <TextArea
            lang={written}
            rows={8}
            maxLength={maxBodyLength}
            className={areaClass}
            {...form.register('body')}
          />
        </Field>
      </div>
      {translations.map((language) => (
        <TranslationFields key={language} form={form} language={language} written={written} />
      ))}
    </div>
  )
}

type TranslationProps = { form: Props['form']; language: Language; written: Language }

function TranslationFields({ form, language, written }: TranslationProps) {
  const name = languageNameForOffice(language)
  const errors = form.formState.errors.translations?.[language]
  const field = { lang: language, autoComplete: 'off' }
  return (
    <div role="group" aria-label={name} className="grid gap-4">
      <Field label={texts.titleIn(name)} error={errors?.title?.message}>
        <TextInput {...field} maxLength={maxTitleLength} {...form.register(`translations.${language}.title`)} />
      </Field>
      <Field
        label={texts.bodyIn(name)}
        hint={texts.bodyInHint(languageNameForOffice(written))}
        error={errors?.body?.message}
      >
        <TextArea
          {...field}
          rows={8}
          maxLength={maxBodyLength}
          className={areaClass}
          {...form.register(`translations.${language}.body`)}
        />
      </Field>
    </div>
  )
}
