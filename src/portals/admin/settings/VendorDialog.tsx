import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { categories } from '#maintenance/choices.ts'
import { useSetVendor } from '#maintenance/screens/vendor-queries.ts'
import type { NewVendor, VendorRecord } from '#maintenance/vendor-contract.ts'
import { vendorWords as words } from '#maintenance/vendor-words.ts'
import { categoryWords } from '#maintenance/vocabulary.ts'
import { ChoiceField } from '#platform/screens/ChoiceField.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormDialog } from '#platform/screens/FormDialog.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { TextField } from '#platform/screens/TextField.tsx'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { keptFields, labelOf, type TypedVendor, typedOf, VendorForm, vendorValue } from './vendor-form.ts'

type Props = { held: VendorRecord | null; open: boolean; onClose: () => void }

/** One firm: what is typed, then what is different, then it is changed. */
export function VendorDialog({ held, open, onClose }: Props) {
  const form = useForm<TypedVendor>({
    resolver: zodResolver(VendorForm, undefined, { raw: true }),
    defaultValues: typedOf(held),
  })
  const [wanted, setWanted] = useState<NewVendor | null>(null)
  const making = useSetVendor()
  const look = (typed: TypedVendor) => {
    making.reset()
    setWanted(VendorForm.parse(typed))
  }
  const before = held ? keptFields(held) : {}
  const after = wanted ? keptFields({ ...wanted, retired: held?.retired ?? false }) : before
  return (
    <>
      <FormDialog
        open={open && wanted === null}
        onClose={onClose}
        title={held ? words.edit(held.name) : words.added}
        form={form}
        onSend={look}
        labels={words.fields}
        pleaseCheck={words.check}
        verb={words.see}
        sending={{ isPending: false }}
        busyText={words.see}
      >
        <TextField form={form} name="name" label={words.fields.name} required />
        <ChoiceField
          form={form}
          name="trade"
          label={words.fields.trade}
          choices={categories.map((value) => ({ value, label: categoryWords[value] }))}
        />
        <TextField form={form} name="contactName" label={words.fields.contactName} />
        <TextField form={form} name="phone" label={words.fields.phone} kind="phone" />
        <TextField form={form} name="email" label={words.fields.email} kind="email" />
        <TextField form={form} name="contractNumber" label={words.fields.contractNumber} />
        <TextField form={form} name="insuredUntil" label={words.fields.insuredUntil} kind="date" />
        <div className="md:col-[1/-1]">
          <Field label={words.fields.notes} error={form.formState.errors.notes?.message}>
            <TextArea rows={3} maxLength={2000} {...form.register('notes')} />
          </Field>
        </div>
      </FormDialog>
      <ChangePreview
        open={open && wanted !== null}
        onClose={() => setWanted(null)}
        fields={changedFields(before, after, labelOf, vendorValue)}
        making={making}
        onConfirm={() => wanted && making.mutate(held ? { held, wanted } : { held, wanted }, { onSuccess: onClose })}
      />
    </>
  )
}
