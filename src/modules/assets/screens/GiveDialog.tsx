import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import type { WaitingResident } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords } from '../messages/screens.ts'
import { useFreeAssets, useGive } from './queries.ts'
import { WaitingLonger } from './WaitingLonger.tsx'

const words = screenWords.waiting
const Values = z.object({ assetId: z.uuid(words.chooseFree) })

type Props = { waiting: WaitingResident; open: boolean; onClose: () => void }

/** Gives a free stall or locker to a resident on the waiting list. */
export function GiveDialog({ waiting: { id, kind, tenantId, fullName }, open, onClose }: Props) {
  const give = useGive()
  const { list, setText } = useFreeAssets(kind)
  const form = useForm({ resolver: useFormResolver(Values), defaultValues: { assetId: '' } })
  const callbacks = formCallbacks(form, { onClose, done: words.given, failed: words.notGiven })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.giveTitle(fullName)}
      width="narrow"
      columns={1}
      form={form}
      onSend={({ assetId }) => give.mutate({ id, assetId }, callbacks)}
      labels={{ assetId: labels.kinds[kind] }}
      pleaseCheck={screenWords.form.pleaseCheck}
      verb={words.verb}
      sending={give}
      busyText={screenWords.assigning}
    >
      <WaitingLonger kind={kind} tenantId={tenantId} />
      <Controller
        control={form.control}
        name="assetId"
        render={({ field, fieldState }) => (
          <Field label={labels.kinds[kind]} required error={fieldState.error?.message}>
            <SearchSelect
              ref={field.ref}
              choices={(list.data ?? []).map(({ id: value, number, place, unit }) => ({
                value,
                label: number,
                detail: unit ? screenWords.picker.freeOf(unit.unitNumber) : place,
              }))}
              list={list}
              value={field.value || null}
              onChange={field.onChange}
              onSearch={setText}
              find={words.findFree}
              none={words.noFree}
              placeholder={words.chooseFree}
            />
          </Field>
        )}
      />
    </FormDialog>
  )
}
