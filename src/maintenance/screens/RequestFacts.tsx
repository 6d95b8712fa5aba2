import { KeyValues } from '#platform/screens/KeyValues.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { requestStatusIcons } from '#platform/screens/icons/request-status-icons.ts'
import { toast } from '#platform/screens/toast.ts'
import { statuses } from '../choices.ts'
import { type RequestChanges } from '../request-input.ts'
import { type MaintenanceRequest } from '../request.ts'
import { words } from '../words.ts'
import { assigneeChoices } from './assignee-choices.ts'
import { PromisePanel } from './PromisePanel.tsx'
import { isStale, useAssignees, type useChangeRequest } from './queries.ts'
import type { Formats } from './use-formats.ts'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  change: ReturnType<typeof useChangeRequest>
  onMeanwhile: (before: MaintenanceRequest | null) => void
}

/** By when, whose, and where it stands; assignee and status change at once. */
export function RequestFacts({ request, formats, change, onMeanwhile }: Props) {
  const assignees = useAssignees()
  const save = (changes: RequestChanges, said: { done: string; failed: string }) =>
    change.mutate(
      { changes, version: request.version },
      {
        onSuccess: () => {
          onMeanwhile(null)
          toast.success(said.done)
        },
        onError: (error) => {
          if (isStale(error)) onMeanwhile(request)
          toast.failure(said.failed, error.message, isStale(error) ? {} : { retry: () => save(changes, said) })
        },
      },
    )
  const sent = change.isPending ? change.variables.changes : {}
  const assignedTo = sent.assignedTo === undefined ? request.assignedTo : sent.assignedTo
  return (
    <div className="grid gap-4">
      <PromisePanel request={request} formats={formats} />
      <Field label={words.assignedTo}>
        <Select
          choices={assigneeChoices(assignees.data, request)}
          value={assignedTo ?? ''}
          disabled={change.isPending}
          onChange={(person) =>
            person !== (request.assignedTo ?? '') &&
            save({ assignedTo: person || null }, { done: words.saved, failed: words.notSaved })
          }
        />
      </Field>
      <Field label={words.statusField}>
        <Select
          choices={statusChoices}
          value={sent.status ?? request.status}
          disabled={change.isPending}
          onChange={(status) =>
            status !== request.status && save({ status }, { done: words.moved, failed: words.notMoved })
          }
        />
      </Field>
      <KeyValues
        className="border-t border-line pt-4"
        rows={[
          [words.resident, request.tenant?.fullName ?? words.noResident],
          [words.placeField, `${words.place(request)} · ${words.placeDetail(request)}`],
          [words.scheduled, request.scheduledDate ? formats.time(request.scheduledDate) : words.notScheduled],
          [words.estimatedCost, request.estimatedCost === null ? words.noCost : formats.money(request.estimatedCost)],
          [words.created, formats.time(request.createdAt)],
          ...(request.completedAt ? [[words.completedOn, formats.time(request.completedAt)] as const] : []),
        ]}
      />
    </div>
  )
}

const statusChoices = statuses.map((value) => ({
  value,
  label: words.status[value],
  icon: requestStatusIcons[value],
}))
