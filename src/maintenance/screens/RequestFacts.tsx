import type { ReactNode } from 'react'
import { Field } from '#platform/screens/Field.tsx'
import { KeyValues } from '#platform/screens/KeyValues.tsx'
import { PhoneLink } from '#platform/screens/PhoneLink.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { toast } from '#platform/screens/toast.ts'
import type { MaintenanceRequest } from '../request.ts'
import type { RequestChanges } from '../request-input.ts'
import { words } from '../words.ts'
import { entryWords } from '../entry-words.ts'
import { assigneeChoices } from './assignee-choices.ts'
import { OfficeEntry } from './OfficeEntry.tsx'
import { PromisePanel } from './PromisePanel.tsx'
import { isStale, useAssignees, type useChangeRequest } from './queries.ts'
import type { Formats } from './use-formats.ts'

type How = {
  /** The record the changes were made to; the one shown, unless said otherwise. */
  read?: MaintenanceRequest
  onSaved?: () => void
  /** Somebody else was faster: the record as it is now. */
  onStale?: (present: MaintenanceRequest) => void
}
export type SaveChanges = (changes: RequestChanges, how?: How) => void

type Props = {
  request: MaintenanceRequest
  formats: Formats
  change: ReturnType<typeof useChangeRequest>
  onMeanwhile: (before: MaintenanceRequest | null) => void
  onTyped: (typed: boolean) => void
  /** What stands below the facts. */
  children?: ReactNode
}

/** By when, whose, and the facts; who has it changes at once. */
export function RequestFacts({ request, formats, change, onMeanwhile, onTyped, children }: Props) {
  const assignees = useAssignees()
  const save: SaveChanges = (changes, how = {}) => {
    const read = how.read ?? request
    change.mutate(
      { changes, version: read.version },
      {
        onSuccess: () => {
          onMeanwhile(null)
          how.onSaved?.()
          toast.success(words.saved)
        },
        onError: (error) => {
          if (isStale(error)) {
            onMeanwhile(read)
            if (error.present) how.onStale?.(error.present as MaintenanceRequest)
          }
          toast.failure(words.notSaved, error.message, isStale(error) ? {} : { retry: () => save(changes, how) })
        },
      },
    )
  }
  const sent = change.isPending ? change.variables.changes : {}
  const assignedTo = sent.assignedTo === undefined ? request.assignedTo : sent.assignedTo
  return (
    <div className="grid gap-4">
      <PromisePanel
        request={request}
        formats={formats}
        busy={change.isPending}
        onSave={save}
        onTyped={onTyped}
        onMeanwhile={onMeanwhile}
      />
      <Field label={words.assignedTo}>
        <Select
          choices={assigneeChoices(assignees.data, request)}
          value={assignedTo ?? ''}
          disabled={change.isPending}
          onChange={(person) => person !== (request.assignedTo ?? '') && save({ assignedTo: person || null })}
        />
      </Field>
      <KeyValues
        rows={[
          [words.resident, request.tenant?.fullName ?? words.noResident],
          ...(request.tenant?.phone
            ? [[words.phone, <PhoneLink key="phone" phone={request.tenant.phone} />] as const]
            : []),
          [words.placeField, `${words.place(request)} · ${words.placeDetail(request)}`],
          ...(request.unit
            ? [[entryWords.title, <OfficeEntry key="entry" request={request} formats={formats} />] as const]
            : []),
          [words.scheduled, request.scheduledDate ? formats.time(request.scheduledDate) : words.notScheduled],
          [words.estimatedCost, request.estimatedCost === null ? words.noCost : formats.money(request.estimatedCost)],
          [words.created, formats.time(request.createdAt)],
          ...(request.completedAt ? [[words.completedOn, formats.time(request.completedAt)] as const] : []),
        ]}
      />
      {children}
    </div>
  )
}
