import { useState } from 'react'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { Select } from '#platform/ui/forms/Select.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { Status } from '../../../requests/choices.ts'
import type { StaffRequest } from '../../contract.ts'
import { staffStatuses } from '../../../requests/rules.ts'
import { staffWords } from '../../messages/en.ts'
import { officeWords } from '../../../requests/messages/office.ts'
import { useChangeStatus } from '../queries.ts'

type Props = {
  request: StaffRequest
  author: { userId: string; label: string }
  /** Called with the previous record if another user saved first; with null when this change succeeded. */
  onConflict: (before: StaffRequest | null) => void
}

const choices = staffStatuses.map((value) => ({
  value,
  label: officeWords.hyphenated(value),
  icon: requestStatusIcons[value],
}))

export function UpdateStatus({ request, author, onConflict }: Props) {
  const [chosen, setChosen] = useState<Status | null>(null)
  const change = useChangeStatus(author)
  const disabledReason =
    chosen === null ? officeWords.chooseStatus : chosen === request.status ? officeWords.sameStatus : null
  const update = () =>
    chosen !== null &&
    change.mutate(
      { request, changes: { status: chosen } },
      {
        onSuccess: ({ isWaiting }) => {
          setChosen(null)
          onConflict(null)
          if (isWaiting) toast.info(staffWords.waitsHere)
          else toast.success(staffWords.moved)
        },
        onError: (error) => {
          if (isStale(error)) onConflict(request)
          toast.failure(officeWords.statusNotChanged, error.message, isStale(error) ? {} : { retry: update })
        },
      },
    )
  return (
    <div className="flex items-end gap-2">
      <Field label={staffWords.updateStatus} className="flex-1">
        <Select
          choices={choices}
          value={chosen}
          placeholder={staffWords.chooseStatus}
          disabled={change.isPending}
          onChange={setChosen}
        />
      </Field>
      <Button
        variant="primary"
        className="md:h-9"
        busy={change.isPending}
        busyText={staffWords.updating}
        disabledBecause={change.isPending ? null : disabledReason}
        onClick={update}
      >
        {staffWords.update}
      </Button>
    </div>
  )
}
