import type { ReactNode } from 'react'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceRequest } from '../request.ts'
import { requestTexts } from '../messages/index.ts'
import { officeWords } from '../messages/office.ts'
import { entryTexts } from '../../access/messages/index.ts'
import { assigneeChoices } from './assignee-choices.ts'
import { OfficeEntry } from '../../access/screens/OfficeEntry.tsx'
import { placeWords } from '../../places/messages/office.ts'
import { visitWords } from '../../staff/messages/visits.ts'
import { useVisits } from '../../staff/screens/visit-queries.ts'
import { partsText, timeText } from '../../staff/visit-texts.ts'
import { SlaPanel } from '../../sla/screens/SlaPanel.tsx'
import type { useChangeRequest } from './change-queries.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { PickAssignee } from '../../dispatch/screens/PickAssignee.tsx'
import { isUndoable } from '../../dispatch/undoable.ts'
import { isOpen } from '../rules.ts'
import { topic, useAssignees } from './queries.ts'
import type { SaveChanges } from './save-changes.ts'
import type { Formats } from './use-formats.ts'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  change: ReturnType<typeof useChangeRequest>
  onConflict: (before: MaintenanceRequest | null) => void
  onTyped: (typed: boolean) => void
  /** Rendered below the facts. */
  children?: ReactNode
}

/** The due time, who has to act, and the facts; the assignee can be changed here. */
export function RequestFacts({ request, formats, change, onConflict, onTyped, children }: Props) {
  const words = useTexts(requestTexts)
  const entryWords = useTexts(entryTexts)
  const assignees = useAssignees()
  const undo = useUndo(topic)
  const visits = useVisits(request.id).data ?? []
  const [time, parts] = [timeText(visits), partsText(visits, formats.money)]
  const save: SaveChanges = (changes, options = {}) => {
    const read = options.read ?? request
    const operation = isUndoable(changes) ? createOperation() : undefined
    change.mutate(
      { request: read, changes, operation },
      {
        onSuccess: () => {
          onConflict(null)
          options.onSaved?.()
          toast.success(officeWords.saved, undefined, operation ? { undo: undo(operation) } : {})
        },
        onError: (error) => {
          if (isStale(error)) {
            onConflict(read)
            if (error.present) options.onStale?.(error.present as MaintenanceRequest)
          }
          toast.failure(
            officeWords.notSaved,
            error.message,
            isStale(error) ? {} : { retry: () => save(changes, options) },
          )
        },
      },
    )
  }
  const sent = change.isPending ? change.variables.changes : {}
  const assignedTo = sent.assignedTo === undefined ? request.assignedTo : sent.assignedTo
  return (
    <div className="grid gap-4">
      <SlaPanel
        request={request}
        formats={formats}
        busy={change.isPending}
        onSave={save}
        onTyped={onTyped}
        onConflict={onConflict}
      />
      <div data-assign={request.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label={words.assignedTo}>
          <Select
            choices={assigneeChoices(assignees.data, request)}
            value={assignedTo ?? ''}
            disabled={change.isPending}
            onChange={(person) => person !== (request.assignedTo ?? '') && save({ assignedTo: person || null })}
          />
        </Field>
        {isOpen(request) ? <PickAssignee request={request} /> : null}
      </div>
      <KeyValues
        rows={[
          request.isByVisitor
            ? [placeWords.reportedBy, [placeWords.visitor, request.visitorContact].filter(Boolean).join(' · ')]
            : [officeWords.resident, request.tenant?.fullName ?? officeWords.noResident],
          ...(request.tenant?.phone
            ? [[officeWords.phone, <PhoneLink key="phone" phone={request.tenant.phone} />] as const]
            : []),
          [officeWords.placeField, `${words.place(request)} · ${words.placeDetail(request)}`],
          ...(request.unit
            ? [[entryWords.title, <OfficeEntry key="entry" request={request} formats={formats} />] as const]
            : []),
          [
            officeWords.scheduled,
            request.scheduledDate ? formats.time(request.scheduledDate) : officeWords.notScheduled,
          ],
          [
            officeWords.estimatedCost,
            request.estimatedCost === null ? officeWords.noCost : formats.money(request.estimatedCost),
          ],
          ...(time ? [[visitWords.timeSpent, time] as const] : []),
          ...(parts ? [[visitWords.parts, parts] as const] : []),
          [officeWords.created, formats.time(request.createdAt)],
          ...(request.completedAt ? [[officeWords.completedOn, formats.time(request.completedAt)] as const] : []),
        ]}
      />
      {children}
    </div>
  )
}
