import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { dayOf, dashboardDate } from '#platform/time/dates.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { ChoicesNotLoaded } from '#platform/ui/feedback/ChoicesNotLoaded.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import type { MaintenanceRequest } from '../../requests/request.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { useVendors } from '../../requests/screens/queries.ts'
import { categoryWords } from '../../requests/vocabulary.ts'
import { expiryOf } from '../../vendors/expiry.ts'
import { maxOffered } from '../choices.ts'
import { orderWords as words } from '../messages/office.ts'
import type { NewWorkOrder } from '../schemas.ts'
import { parseAmount } from '../typed-amount.ts'
import { PhotoChoice } from './PhotoChoice.tsx'
import { useSendOrder } from './queries.ts'
import { isComplete, isTouched, noTimes, toWindow, type TypedTimes } from './visit-input.ts'
import { VisitInput } from './VisitInput.tsx'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  onTyped: (typed: boolean) => void
  onDone: () => void
}

/** What a vendor gets: the work, times to choose from, the approved cost and photos. */
export function SendOrder({ request, formats, onTyped, onDone }: Props) {
  const vendors = useVendors(true)
  const [vendorId, setVendorId] = useState(request.vendorId ?? '')
  const [scope, setScope] = useState(request.description)
  const [times, setTimes] = useState<TypedTimes[]>([])
  const [approved, setApproved] = useState('')
  const [photoIds, setPhotoIds] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const send = useSendOrder(request.id)
  useNotifyTyped(scope !== request.description || times.some(isTouched) || approved !== '', onTyped)
  const vendor = vendors.data?.find(({ id }) => id === vendorId)
  const errorAt = (field: string) => (problem?.field === field ? problem.text : undefined)

  const submit = (despiteInsurance: boolean) => {
    setIsConfirming(false)
    const amount = approved.trim() === '' ? null : parseAmount(approved)
    if (approved.trim() !== '' && amount === null) return setProblem({ field: 'approved', text: words.badAmount })
    const offered = times.filter(isComplete).map((typed) => toWindow(typed, formats.zone))
    const body: NewWorkOrder = { vendorId, scope, offered, approved: amount, photoIds: [...photoIds], despiteInsurance }
    send.mutate(body, {
      onSuccess: (order) => {
        toast.success(words.sent(order.vendor.name))
        onDone()
      },
      onError: (error) => {
        if (error instanceof CallFailed && error.code === 'insurance_expired') return setIsConfirming(true)
        const field = error instanceof CallFailed ? (error.field ?? '').replace(/\..*/, '') : ''
        setProblem({ field, text: error.message })
        toast.failure(words.notSent, error.message)
      },
    })
  }

  return (
    <form
      noValidate
      aria-label={words.send}
      className="grid gap-4 rounded-lg bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(null)
        submit(false)
      }}
    >
      <Field
        label={words.vendor}
        required
        error={errorAt('vendorId')}
        hint={vendor ? <Warning vendor={vendor} /> : undefined}
      >
        <Select
          choices={[
            { value: '', label: words.chooseVendor },
            ...(vendors.data ?? []).map(({ id, name, trade }) => ({
              value: id,
              label: name,
              detail: categoryWords[trade],
            })),
          ]}
          value={vendorId}
          onChange={setVendorId}
        />
        <ChoicesNotLoaded on={vendors} />
      </Field>
      <Field label={words.scope} required hint={words.scopeHint} error={errorAt('scope')}>
        <TextArea rows={5} maxLength={5000} value={scope} onChange={(event) => setScope(event.target.value)} />
      </Field>
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 text-sm font-[525]">{words.offered}</legend>
        {times.map((typed, index) => (
          // The times have no other key than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <VisitInput
              labels={words}
              value={typed}
              error={index === 0 ? errorAt('offered') : undefined}
              onChange={(value) => setTimes(times.map((other, place) => (place === index ? value : other)))}
            />
            <IconButton
              icon={Trash2}
              label={words.removeTime}
              onClick={() => setTimes(times.filter((_, place) => place !== index))}
            />
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {times.length < maxOffered ? (
            <Button size="small" icon={Plus} onClick={() => setTimes([...times, noTimes])}>
              {words.addTime}
            </Button>
          ) : null}
          <span className="text-sm text-ink-3">{words.offeredHint}</span>
        </div>
      </fieldset>
      <Field label={words.approved} hint={words.approvedHint} error={errorAt('approved')}>
        <TextInput
          inputMode="decimal"
          className="tabular max-w-50"
          value={approved}
          onChange={(event) => setApproved(event.target.value)}
        />
      </Field>
      <PhotoChoice requestId={request.id} chosen={photoIds} onChange={setPhotoIds} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" icon={Send} busy={send.isPending} busyText={words.sending}>
          {words.sendNow}
        </Button>
        <Button variant="plain" onClick={onDone}>
          {words.cancelForm}
        </Button>
      </div>
      <Confirmation
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={words.askInsurance(vendor?.name ?? '')}
        verb={words.sendAnyway}
        onConfirm={() => submit(true)}
      >
        {words.askInsuranceText}
      </Confirmation>
    </form>
  )
}

type VendorChoice = NonNullable<ReturnType<typeof useVendors>['data']>[number]

/** What speaks against a vendor, when it is chosen. */
function Warning({ vendor }: { vendor: VendorChoice }) {
  const now = useNow()
  const today = dayOf(now, useTimeZone())
  if (vendor.email === null) return <span className="text-tone-warning-fg">{words.noEmail}</span>
  const expiry = expiryOf(vendor.insuredUntil, today)
  if (expiry === null) return null
  const day = dashboardDate(vendor.insuredUntil, 'UTC')
  return (
    <span className={expiry === 'expired' ? 'text-tone-danger-fg' : 'text-tone-warning-fg'}>
      {expiry === 'expired' ? words.insuranceExpired(day) : words.insuranceSoon(day)}
    </span>
  )
}
