import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useLanguage } from '#platform/ui/data/language.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { Listing } from '../contract.ts'
import type { ListingKind } from '../choices.ts'
import { ListingValues, listingValuesOf } from '../listing-values.ts'
import { words } from '../messages/en.ts'
import { spellPrice } from '../spell-price.ts'
import { type OutgoingPrice, PriceConfirmation } from './PriceConfirmation.tsx'
import { useChangeListing, usePublishListing } from './queries.ts'
import { useUnitFormats } from './use-unit-formats.ts'

/** `former` is the past listing whose values a new one begins with. */
type Editing = { kind: ListingKind; listing: Listing | null; former?: Listing }
type ListingOutput = z.output<typeof ListingValues>
type Props = {
  unit: { id: string; unitNumber: string; movesInOn: string | null }
  editing: Editing | null
  onClose: () => void
}

/** Lists a unit for sale or rent, or edits its listing. */
export function ListingDialog({ unit, editing, onClose }: Props) {
  const { last, open } = useLingering(editing)
  if (last === null) return null
  const key = `${last.kind} ${last.listing?.id ?? ''} ${open ? '' : 'leaving'}`
  return <OpenListing key={key} unit={unit} editing={last} open={open} onClose={onClose} />
}

function OpenListing({
  unit,
  editing: { kind, listing, former },
  open,
  onClose,
}: Props & { editing: Editing; open: boolean }) {
  const formats = useUnitFormats()
  const publish = usePublishListing(unit.id)
  const change = useChangeListing(listing ?? { id: '', unitId: unit.id, version: 0 })
  const [first] = useState(() => listingValuesOf(listing ?? (former ? { ...former, availableFrom: null } : null)))
  const form = useForm<ListingValues, unknown, ListingOutput>({
    resolver: useFormResolver(ListingValues),
    defaultValues: first,
  })
  const labels = {
    price: words.dollars(words.price[kind]),
    monthlyFee: words.dollars(words.monthlyFee),
    availableFrom: words.availableFrom,
    headline: words.headline,
    description: words.description,
  }
  const undo = useUndo('units')
  const done = (text: string, operation?: string) => (saved: Listing) => {
    onClose()
    const isChanged = listing !== null && hasChanged(listing, saved)
    toast.success(text, undefined, { undo: operation && isChanged ? undo(operation) : undefined })
  }
  const failed = (text: string) => (error: Error) => {
    if (showError(form, error)) toast.failure(text)
    else toast.failure(text, error.message, { retry: submit })
  }
  const [outgoing, setOutgoing] = useState<(OutgoingPrice & { values: ListingOutput }) | null>(null)
  const shown = useLingering(outgoing)
  const language = useLanguage()
  /** Asks for a price that is not public yet. */
  const confirmPrice = async (values: ListingOutput) => {
    if (listing?.price === values.price) return save(values)
    try {
      const inWords = await spellPrice(values.price, language)
      setOutgoing({ kind, isNew: listing === null, price: values.price, inWords, values })
    } catch {
      form.setError('root.server', { type: 'server', message: words.wordsNotLoaded })
    }
  }
  const save = (values: ListingOutput) => {
    if (!listing)
      return publish.mutate(
        { kind, ...values },
        { onSuccess: done(words.published), onError: failed(words.notPublished) },
      )
    const operation = createOperation()
    return change.mutate(
      { changes: values, operation },
      { onSuccess: done(words.listingSaved, operation), onError: failed(words.listingNotSaved) },
    )
  }
  const submit = () => void form.handleSubmit(confirmPrice)()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={listing ? words.changeListing(kind) : words.listFor[kind]}
      notice={
        unit.movesInOn === null ? null : (
          <Notice tone="warning">{words.listedBeforeMoveIn(formats.day(unit.movesInOn))}</Notice>
        )
      }
      status={unit.unitNumber}
      width="narrow"
      columns={1}
      form={form}
      onSend={(values) => void confirmPrice(values)}
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
      {shown.last ? (
        <PriceConfirmation
          unitNumber={unit.unitNumber}
          outgoing={shown.last}
          open={shown.open}
          onClose={() => setOutgoing(null)}
          onConfirm={() => {
            setOutgoing(null)
            if (outgoing) save(outgoing.values)
          }}
        />
      ) : null}
    </FormDialog>
  )
}
