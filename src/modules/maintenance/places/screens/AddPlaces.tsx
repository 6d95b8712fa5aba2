import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#platform/ui/display/Button.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { usePlaces } from '../../requests/screens/queries.ts'
import type { ReportPlace } from '../contract.ts'
import { placeWords as words } from '../messages/office.ts'
import { useAddReportPlaces } from './queries.ts'

const kinds = (['common_area', 'elevator', 'stall'] as const).map((value) => ({ value, label: words.kinds[value] }))
type Values = { placeKind: ReportPlace['placeKind']; names: string }
const blank: Values = { placeKind: 'common_area', names: '' }

const linesOf = (names: string) =>
  names
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type Props = { open: boolean; places: readonly ReportPlace[]; onClose: () => void }

/** Adds places, one a line; those that earlier requests named are filled in with one press. */
export function AddPlaces({ open, places, onClose }: Props) {
  const add = useAddReportPlaces()
  const known = usePlaces().data ?? []
  const form = useForm<Values>({ defaultValues: blank })
  useResetOnOpen(form, open, blank)
  const kind = useWatch({ control: form.control, name: 'placeKind' })
  const has = new Set(places.map(({ placeKind, placeName }) => `${placeKind} ${placeName.toLowerCase()}`))
  const missing = known.filter(
    ({ placeKind, placeName }) => placeKind === kind && !has.has(`${placeKind} ${placeName.toLowerCase()}`),
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.addTitle}
      status={words.addLead}
      form={form}
      columns={1}
      labels={{ names: words.names }}
      pleaseCheck={words.namesFirst}
      verb={words.addVerb}
      busyText={words.adding}
      sending={add}
      onSend={({ placeKind, names }) => {
        const lines = linesOf(names)
        if (lines.length === 0) return form.setError('names', { message: words.namesFirst }, { shouldFocus: true })
        return add.mutate(
          { places: lines.map((placeName) => ({ placeKind, placeName })) },
          formCallbacks(form, { onClose, done: words.added, failed: words.notAdded }),
        )
      }}
    >
      <ChoiceField form={form} name="placeKind" label={words.kind} choices={kinds} />
      <Field label={words.names} required hint={words.namesHint} error={form.formState.errors.names?.message}>
        <TextArea rows={6} {...form.register('names')} />
      </Field>
      {missing.length === 0 ? null : (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() =>
            form.setValue(
              'names',
              [...new Set([...linesOf(form.getValues('names')), ...missing.map(({ placeName }) => placeName)])].join(
                '\n',
              ),
              { shouldDirty: true },
            )
          }
        >
          {words.fillKnown(missing.length)}
        </Button>
      )}
    </FormDialog>
  )
}
