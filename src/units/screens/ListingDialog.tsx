import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '#platform/screens/Field.tsx'
import { FormDialog } from '#platform/screens/FormDialog.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { TextField } from '#platform/screens/TextField.tsx'
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
    <FormDialog
      open={open}
      onClose={onClose}
      title={listing ? words.changeListing(kind) : words.listFor[kind]}
      status={unit.unitNumber}
      width="narrow"
      columns={1}
      form={form}
      onSend={save}
      labels={labels}
      pleaseCheck={words.required}
      verb={listing ? words.save : words.publish}
      sending={listing ? change : publish}
      busyText={listing ? words.saving : words.publishing}
    >
      <TextField form={form} name="price" label={labels.price} kind="money" required />
      <TextField form={form} name="monthlyFee" label={labels.monthlyFee} kind="money" />
      <TextField form={form} name="availableFrom" label={labels.availableFrom} kind="date" />
      <TextField form={form} name="headline" label={labels.headline} />
      <Field label={labels.description} error={form.formState.errors.description?.message}>
        <TextArea rows={3} maxLength={5000} {...form.register('description')} />
      </Field>
    </FormDialog>
  )
}
