import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { entryDays } from '../../requests/choices.ts'
import { maxWindows, type EntryValues } from '../entry-values.ts'
import type { EntryWords } from '../messages/en.ts'
import { entryTexts } from '../messages/index.ts'

/** How the home may be entered: one switch, and the fields that depend on it. It fits any form with these values. */
export function EntryFields<Values extends EntryValues>({ form: outerForm }: { form: UseFormReturn<Values> }) {
  const words = useTexts(entryTexts)
  const others = [
    { value: 'call_first', label: words.callFirst },
    { value: 'only_home', label: words.onlyHome },
  ] as const
  // These fields use only the values of the entry, whatever else the form has.
  const form = outerForm as unknown as UseFormReturn<EntryValues>
  const windows = useFieldArray({ control: form.control, name: 'entryWindows' })
  const { errors } = form.formState
  const permission = form.watch('entryPermission')
  const add = useRef<HTMLButtonElement>(null)
  const wasRemoved = useRef(false)
  useEffect(() => {
    // The focused button was removed with its time, so the focus moves to the button that adds one.
    if (wasRemoved.current) add.current?.focus()
    wasRemoved.current = false
  })
  return (
    <div role="group" aria-label={words.title} className="grid gap-3">
      <Switch
        label={words.may}
        hint={words.mayHint}
        checked={permission === 'yes'}
        onChange={(event) =>
          form.setValue('entryPermission', event.target.checked ? 'yes' : 'call_first', { shouldDirty: true })
        }
      />
      {permission === 'yes' ? null : (
        <Controller
          control={form.control}
          name="entryPermission"
          render={({ field }) => (
            <Segmented
              label={words.otherwise}
              choices={others}
              value={field.value === 'only_home' ? 'only_home' : 'call_first'}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <ul className="grid gap-2 empty:hidden">
        {windows.fields.map((window, at) => (
          <li
            key={window.id}
            className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 md:grid-cols-[minmax(0,1fr)_7.25rem_7.25rem_auto]"
          >
            <Field label={words.day} className="max-md:col-span-3">
              <Controller
                control={form.control}
                name={`entryWindows.${at}.day`}
                render={({ field }) => (
                  <Select choices={dayChoices(words, field.value)} value={field.value} onChange={field.onChange} />
                )}
              />
            </Field>
            <DateField form={form} name={`entryWindows.${at}.from`} label={words.from} kind="time" />
            <DateField form={form} name={`entryWindows.${at}.to`} label={words.to} kind="time" />
            <IconButton
              icon={X}
              label={words.removeWindow(at + 1)}
              className="mt-6.5"
              onClick={() => {
                wasRemoved.current = true
                windows.remove(at)
              }}
            />
          </li>
        ))}
      </ul>
      {windows.fields.length < maxWindows ? (
        <Button
          ref={add}
          size="small"
          icon={Plus}
          className="justify-self-start"
          onClick={() => windows.append({ day: 'weekdays', from: '09:00', to: '17:00' })}
        >
          {words.addWindow}
        </Button>
      ) : null}
      <Field label={words.pets} optional hint={words.petsHint} error={errors.petsNote?.message}>
        <TextInput maxLength={200} {...form.register('petsNote')} />
      </Field>
    </div>
  )
}

/** The days of the week, and a given date, which stays among the choices. */
const dayChoices = (words: EntryWords, day: string) => [
  ...entryDays.map((value) => ({ value, label: words.days[value] })),
  ...(entryDays.some((value) => value === day) ? [] : [{ value: day, label: day }]),
]
