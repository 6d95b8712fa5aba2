import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useVersionOnOpen } from '#platform/ui/records/use-version-on-open.ts'
import type { OwnRequest } from '../contract.ts'
import { ownChangeTexts } from '../messages/own-change.ts'
import { Withdrawal } from '../schemas.ts'
import { useWithdrawOwn } from './queries.ts'

type Props = { request: OwnRequest; open: boolean; onClose: () => void }

/** Asks for the reason before a request is withdrawn. */
export function WithdrawOwnRequest({ request, open, onClose }: Props) {
  const words = useTexts(ownChangeTexts)
  const withdraw = useWithdrawOwn(request.id)
  const { version, acceptPresent } = useVersionOnOpen(open, request.version)
  const form = useForm<Withdrawal>({ resolver: useFormResolver(Withdrawal), defaultValues: { reason: '' } })
  const { reset } = form
  useEffect(() => {
    if (open) reset({ reason: '' })
  }, [open, reset])
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.withdrawTitle(request.title)}
      status={words.withdrawLead}
      width="narrow"
      form={form}
      columns={1}
      labels={{ reason: words.reason }}
      pleaseCheck={words.reasonFirst}
      verb={words.withdraw}
      busyText={words.withdrawing}
      sending={withdraw}
      onSend={({ reason }) =>
        withdraw.mutate(
          { reason, version },
          formCallbacks(form, {
            onClose,
            done: words.withdrawn,
            failed: words.notWithdrawn,
            showOwnError: acceptPresent,
          }),
        )
      }
    >
      <Field label={words.reason} required error={form.formState.errors.reason?.message}>
        <TextArea rows={2} maxLength={200} {...form.register('reason')} />
      </Field>
      <div className="flex flex-wrap gap-1.5">
        {words.reasons.map((reason) => (
          <Button
            key={reason}
            size="small"
            onClick={() => form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })}
          >
            {reason}
          </Button>
        ))}
      </div>
    </FormDialog>
  )
}
