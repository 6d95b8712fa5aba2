import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { dayOf } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { useVersionOnOpen } from '#platform/ui/records/use-version-on-open.ts'
import type { UnitPeople } from '../contract.ts'
import { newOwner, type OwnersValues, sumOfShares, valuesOfOwners } from '../owner-values.ts'
import { ownerWords as words } from '../messages/office.ts'
import { maxOwners } from '../rules.ts'
import { OwnerFields } from './OwnerFields.tsx'
import { useSaveOwners } from './queries.ts'

type Props = { unit: { id: string; unitNumber: string }; people: UnitPeople; open: boolean; onClose: () => void }

/** Edits all owners of a unit at once, because their shares are parts of one whole. */
export function OwnersDialog({ unit, people, open, onClose }: Props) {
  const save = useSaveOwners(unit.id)
  const first = valuesOfOwners(people)
  const form = useForm<OwnersValues>({ defaultValues: first })
  useResetOnOpen(form, open, first)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'owners' })
  const today = dayOf(useNow(), useTimeZone())
  const typed = useWatch({ control: form.control, name: 'owners' })
  const { sum, isUnknown } = sumOfShares(typed.filter(({ since }) => since <= today))
  const { version, acceptPresent } = useVersionOnOpen(open, people.version)
  const callbacks = formCallbacks(form, {
    onClose,
    done: words.saved,
    failed: words.notSaved,
    showOwnError: acceptPresent,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.edit}
      status={words.ofUnit(unit.unitNumber)}
      width="wide"
      form={form}
      onSend={(values) => save.mutate({ values, version }, callbacks)}
      labels={{}}
      pleaseCheck={words.notSaved}
      verb={words.save}
      sending={save}
    >
      {fields.map(({ id, ownerId }, at) => (
        <OwnerFields
          key={id}
          form={form}
          at={at}
          knownName={people.owners.find((owner) => owner.id === ownerId)?.name ?? ''}
          onRemove={() => remove(at)}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
        <Button
          size="small"
          icon={Plus}
          disabledBecause={fields.length >= maxOwners ? words.tooManyOwners(maxOwners) : null}
          onClick={() => append({ ...newOwner })}
        >
          {words.add}
        </Button>
        {fields.length === 0 ? null : (
          <output className="tabular text-sm text-ink-2">{words.sum(sum, isUnknown)}</output>
        )}
      </div>
    </FormDialog>
  )
}
