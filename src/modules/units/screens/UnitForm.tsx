import { useEffect } from 'react'
import { Controller, useForm, useWatch, type Resolver } from 'react-hook-form'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useRecordValues } from '#platform/ui/records/use-record-values.ts'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import type { NewUnit, UnitChanges, UnitRecord } from '../fields.ts'
import { withOwn } from '../options.ts'
import type { UnitCategory } from '../choices.ts'
import { isUndoable } from '../rules.ts'
import { changesOf, newValues, readValues, valuesOf, type UnitValues } from '../unit-values.ts'
import { words } from '../messages/en.ts'
import { groups, isShown } from './layout.ts'
import { useOfferedOptions } from './option-queries.ts'
import { TickedList } from './TickedList.tsx'
import { UnitField } from './UnitField.tsx'

type Sending = { onSuccess: (saved: { version: number }) => void; onError: (error: Error) => void }
type Props = {
  /** The form's id, for the submit button outside of it. */
  id: string
  /** The current record; null for a new one. */
  unit: UnitRecord | null
  /** The version that this form saved last. */
  ownVersion: number | undefined
  /** The category of a new unit on a floor. */
  categoryOf?: (floor: number) => UnitCategory
  onCreate?: (unit: NewUnit, then: Sending) => void
  onChange?: (changes: UnitChanges, operation: string | undefined, then: Sending) => void
  onTyped: (input: boolean) => void
  /** Another user changed the record while this form was open. */
  onConflict?: (before: UnitRecord) => void
  onDone: () => void
}

const lists = ['amenities', 'fireSafetyDevices', 'applianceList', 'accessibilityFeatures'] as const
const head = ['unitNumber', 'floor', 'status'] as const

const resolver: Resolver<UnitValues> = (values) => {
  const read = readValues(values)
  if ('unit' in read) return { values, errors: {} }
  const errors = Object.entries(read.wrong).map(([name, message]) => [name, { type: 'invalid', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** Creates or edits a unit. Only changed fields are sent; changes by others appear, and what was typed stays. */
export function UnitForm({ id, unit, ownVersion, categoryOf, onCreate, onChange, onTyped, onConflict, onDone }: Props) {
  const form = useForm<UnitValues>({ resolver, defaultValues: unit ? valuesOf(unit) : newValues() })
  const { isDirty, dirtyFields, errors } = form.formState
  useNotifyTyped(isDirty, onTyped)
  const undo = useUndo('units')
  const offered = useOfferedOptions()
  const facts = useWatch({ control: form.control })
  const shown = {
    category: facts.category ?? '',
    lockType: facts.lockType ?? '',
    balcony: facts.balcony ?? '',
  }
  const commercial = shown.category === 'Commercial'

  // A new unit has the category of its floor unless another one is chosen.
  const ownCategory = Boolean(dirtyFields.category)
  const floor = facts.floor ?? ''
  useEffect(() => {
    if (categoryOf && !ownCategory && /^\d+$/.test(floor) && form.formState.dirtyFields.floor)
      form.setValue('category', categoryOf(Number(floor)))
  }, [categoryOf, ownCategory, floor, form])

  useRecordValues(form, { record: unit, toValues: valuesOf, ownVersion, onConflict })

  const failed = unit ? words.notSaved : words.notCreated
  const sendingOf = (operation?: string): Sending => ({
    onSuccess: (saved) => {
      const isUndoOffered = operation !== undefined && unit !== null && hasChanged(unit, saved)
      toast.success(unit ? words.saved : words.created, undefined, isUndoOffered ? { undo: undo(operation) } : {})
      onDone()
    },
    onError: (error) => {
      if (isStale(error)) return toast.failure(failed, error.message)
      if (showError(form, error)) return toast.failure(failed)
      return toast.failure(failed, error.message, { retry: submit })
    },
  })
  const save = (values: UnitValues) => {
    const input = readValues(values, unit)
    if (!('unit' in input)) return
    if (!unit) return onCreate?.(input.unit, sendingOf())
    const changes = changesOf(input.unit, unit)
    if (Object.keys(changes).length === 0) return toast.info(words.nothingToSave)
    const operation = isUndoable(unit, changes) ? createOperation() : undefined
    return onChange?.(changes, operation, sendingOf(operation))
  }
  const submit = () => void form.handleSubmit(save)()

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormErrors form={form} labels={words.fields} title={words.required} />
      <div className="grid gap-x-4 gap-y-3.5 border-b border-line pb-4 sm:grid-cols-2 lg:grid-cols-4 not-first:mt-4">
        {head.map((field) => (
          <UnitField key={field} form={form} field={field} commercial={commercial} />
        ))}
      </div>
      {groups.map(({ title, fields }) => (
        <section key={title} aria-label={title} className="border-b border-line py-4">
          <h3 className="mb-2.5 font-semibold">{title}</h3>
          <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2 lg:grid-cols-4">
            {fields
              .filter((field) => isShown(field, shown))
              .map((field) => (
                <UnitField key={field} form={form} field={field} commercial={commercial} />
              ))}
          </div>
        </section>
      ))}
      <div className="grid gap-x-7 gap-y-4 pt-4 md:grid-cols-2">
        {lists.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field: { value, onChange: tick } }) => (
              <TickedList
                label={words.fields[name]}
                options={withOwn(withOwn(offered[name], unit?.[name] ?? []), value)}
                ticked={value}
                onTick={tick}
                error={errors[name]?.message}
              />
            )}
          />
        ))}
      </div>
    </form>
  )
}
