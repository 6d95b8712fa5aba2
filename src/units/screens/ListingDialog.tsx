import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { Listing, ListingKind } from '../contract.ts'
import { ListingValues, listingValuesOf } from '../listing-values.ts'
import { words } from '../words.ts'
import { useChangeListing, usePublishListing } from './queries.ts'

type Editing = { kind: ListingKind; listing: Listing | null }
type Props = { unit: { id: string; unitNumber: string }; editing: Editing | null; onClose: () => void }

/** Offers a unit, or changes how it is offered. */
export function ListingDialog({ unit, editing, onClose }: Props) {
  const { last, open } = useLingering(editing)
  if (last === null) return null
  const key = `${last.kind} ${last.listing?.id ?? ''} ${open ? '' : 'leaving'}`
  return <OpenListing key={key} unit={unit} editing={last} open={open} onClose={onClose} />
}

function OpenListing({ unit, editing: { kind, listing }, open, onClose }: Props & { editing: Editing; open: boolean }) {
  const publish = usePublishListing(unit.id)
  const change = useChangeListing(listing ?? { id: '', unitId: unit.id, version: 0 })
  const [first] = useState(() => listingValuesOf(listing))
  const form = useForm<ListingValues, unknown, z.output<typeof ListingValues>>({
    resolver: zodResolver(ListingValues),
    defaultValues: first,
  })
  const { errors, isDirty } = form.formState
  const formId = useId()
  const labels = {
    price: words.dollars(words.price[kind]),
    monthlyFee: words.dollars(words.monthlyFee),
    availableFrom: words.availableFrom,
    headline: words.headline,
    description: words.description,
  }
  const done = (said: string) => () => {
    onClose()
    toast.success(said)
  }
  const failed = (said: string) => (error: Error) => {
    if (showRefusal(form, error)) toast.failure(said)
    else toast.failure(said, error.message, { retry: submit })
  }
  const save = (typed: z.output<typeof ListingValues>) =>
    listing
      ? change.mutate(typed, { onSuccess: done(words.listingSaved), onError: failed(words.listingNotSaved) })
      : publish.mutate({ kind, ...typed }, { onSuccess: done(words.published), onError: failed(words.notPublished) })
  const submit = () => void form.handleSubmit(save)()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={listing ? words.changeListing(kind) : words.listFor[kind]}
      status={unit.unitNumber}
      width="narrow"
      dirty={isDirty}
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            type="submit"
            form={formId}
            busy={publish.isPending || change.isPending}
            busyText={listing ? words.saving : words.publishing}
          >
            {listing ? words.save : words.publish}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog stands inside the unit's own form's dialog, whose submit this is not.
          event.stopPropagation()
          submit()
        }}
      >
        <FormErrors form={form} labels={labels} title={words.required} />
        <Field label={labels.price} required error={errors.price?.message}>
          <TextInput inputMode="decimal" className="tabular" {...form.register('price')} />
        </Field>
        <Field label={labels.monthlyFee} error={errors.monthlyFee?.message}>
          <TextInput inputMode="decimal" className="tabular" {...form.register('monthlyFee')} />
        </Field>
        <Field label={labels.availableFrom} error={errors.availableFrom?.message}>
          <TextInput type="date" {...form.register('availableFrom')} />
        </Field>
        <Field label={labels.headline} error={errors.headline?.message}>
          <TextInput maxLength={200} {...form.register('headline')} />
        </Field>
        <Field label={labels.description} error={errors.description?.message}>
          <TextArea rows={3} maxLength={5000} {...form.register('description')} />
        </Field>
      </form>
    </Dialog>
  )
}
