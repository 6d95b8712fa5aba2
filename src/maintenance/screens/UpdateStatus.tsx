import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { requestStatusIcons } from '#platform/screens/icons/request-status-icons.ts'
import { Select } from '#platform/screens/Select.tsx'
import { toast } from '#platform/screens/toast.ts'
import type { Status } from '../choices.ts'
import type { MaintenanceRequest } from '../request.ts'
import { staffStatuses, whyNotMove } from '../rules.ts'
import { words } from '../words.ts'
import { isStale, useMoveRequest } from './queries.ts'

type Props = {
  request: MaintenanceRequest
  /** Somebody else changed it first; null when this change went well. */
  onMeanwhile: (before: MaintenanceRequest | null) => void
}

const choices = staffStatuses.map((value) => ({
  value,
  label: words.hyphenated(value),
  icon: requestStatusIcons[value],
}))

export function UpdateStatus({ request, onMeanwhile }: Props) {
  const [chosen, setChosen] = useState<Status | null>(null)
  const move = useMoveRequest(request.id)
  const why = whyNotMove(request.status, chosen)
  const update = () =>
    chosen !== null &&
    move.mutate(
      { status: chosen, version: request.version },
      {
        onSuccess: () => {
          setChosen(null)
          onMeanwhile(null)
          toast.success(words.staff.moved)
        },
        onError: (error) => {
          if (isStale(error)) onMeanwhile(request)
          toast.failure(words.notMoved, error.message, isStale(error) ? {} : { retry: update })
        },
      },
    )
  return (
    <div className="flex items-end gap-2">
      <Field label={words.staff.updateStatus} className="flex-1">
        <Select
          choices={choices}
          value={chosen}
          placeholder={words.staff.chooseStatus}
          disabled={move.isPending}
          onChange={setChosen}
        />
      </Field>
      <Button
        look="primary"
        className="md:h-9"
        busy={move.isPending}
        busyText={words.staff.updating}
        disabledBecause={move.isPending ? null : why}
        onClick={update}
      >
        {words.staff.update}
      </Button>
    </div>
  )
}
