import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { categories } from '#maintenance/requests/choices.ts'
import { useSetVendor } from '#maintenance/vendors/screens/queries.ts'
import type { NewVendor } from '#maintenance/vendors/schemas.ts'
import type { VendorRecord } from '#maintenance/vendors/contract.ts'
import { vendorWords as words } from '#maintenance/vendors/messages/en.ts'
import { categoryWords } from '#maintenance/requests/vocabulary.ts'
import { languageNames, languages } from '#platform/language/language.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { useRawFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { loggedFields, labelOf, type TypedVendor, typedOf, VendorForm, vendorValue } from './vendor-form.ts'

type Props = { current: VendorRecord | null; open: boolean; onClose: () => void }

/** One vendor: its form, then the preview of the change. */
export function VendorDialog({ current, open, onClose }: Props) {
  const form = useForm<TypedVendor>({
    resolver: useRawFormResolver(VendorForm),
    defaultValues: typedOf(current),
  })
  const [input, setInput] = useState<NewVendor | null>(null)
  const mutation = useSetVendor()
  const showPreview = (typed: TypedVendor) => {
    mutation.reset()
    setInput(VendorForm.parse(typed))
  }
  const before = current ? loggedFields(current) : {}
  const after = input ? loggedFields({ ...input, retired: current?.retired ?? false }) : before
  return (
    <>
      <FormDialog
        open={open && input === null}
        onClose={onClose}
        title={current ? words.edit(current.name) : words.added}
        form={form}
        onSend={showPreview}
        labels={words.fields}
        pleaseCheck={words.check}
        verb={words.see}
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
        <ChoiceField
          form={form}
          name="language"
          label={words.fields.language}
          hint={words.languageHint}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <div className="md:col-[1/-1]">
          <Field label={words.fields.notes} error={form.formState.errors.notes?.message}>
            <TextArea rows={3} maxLength={2000} {...form.register('notes')} />
          </Field>
        </div>
      </FormDialog>
      <ChangePreview
        open={open && input !== null}
        onClose={() => setInput(null)}
        fields={changedFields(before, after, labelOf, vendorValue)}
        mutation={mutation}
        onConfirm={() =>
          input &&
          mutation.mutate(current ? { current, changes: input } : { current, changes: input }, { onSuccess: onClose })
        }
      />
    </>
  )
}
