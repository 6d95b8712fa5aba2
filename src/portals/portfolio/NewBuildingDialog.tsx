import type { z } from 'zod'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { NewBuilding } from '#portfolio/schemas.ts'
import { languages } from '#platform/language/language.ts'
import { registry } from '#platform/language/registry.ts'
import { countryChoices } from '#platform/locale/country-choices.ts'
import { timeZoneChoices } from '#platform/time/time-zone-choices.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { SearchField } from './SearchField.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useCreateBuilding } from './queries.ts'
import { type NewBuildingForm, useSuggestions } from './use-suggestions.ts'

const languageChoices = languages.map((value) => ({ value, label: registry[value].name }))

/** Creates a building; its card shows how far that is. */
export function NewBuildingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useTexts(portfolioTexts).creation
  const timeZone = useTimeZone()
  const create = useCreateBuilding()
  const language = useLanguage()
  const countries = useMemo(() => countryChoices(language), [language])
  const zones = useMemo(() => timeZoneChoices(timeZone), [timeZone])
  const empty = {
    name: '',
    street: '',
    city: '',
    slug: '',
    host: '',
    floors: 10,
    homesPerFloor: 8,
    countryCode: '',
    timeZone,
    language: undefined,
  }
  const form: NewBuildingForm = useForm<z.input<typeof NewBuilding>, unknown, NewBuilding>({
    resolver: useFormResolver(NewBuilding),
    defaultValues: empty,
  })
  useSuggestions(form)
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
        city: words.city,
        slug: words.slug,
        host: words.host,
        floors: words.floors,
        homesPerFloor: words.homesPerFloor,
        countryCode: words.country,
        timeZone: words.timeZone,
        language: words.language,
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
            form.reset(empty)
            onClose()
          },
        })
      }
    >
      <TextField form={form} name="name" label={words.name} required />
      <TextField form={form} name="street" label={words.street} required />
      <TextField form={form} name="city" label={words.city} required />
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
      <SearchField
        form={form}
        name="countryCode"
        label={words.country}
        choices={countries}
        placeholder={words.chooseCountry}
        find={words.findCountry}
        none={words.noCountry}
      />
      <SearchField
        form={form}
        name="timeZone"
        label={words.timeZone}
        choices={zones}
        find={words.findZone}
        none={words.noZone}
      />
      <ChoiceField form={form} name="language" label={words.language} choices={languageChoices} />
    </FormDialog>
  )
}
