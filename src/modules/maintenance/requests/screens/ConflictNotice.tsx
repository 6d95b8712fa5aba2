import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { MaintenanceNote, MaintenanceRequest } from '../request.ts'
import { changedFields, type WatchedField } from '../rules.ts'
import { entryTexts } from '../../access/messages/index.ts'
import { requestTexts } from '../messages/index.ts'
import { officeWords } from '../messages/office.ts'
import { formatFullName } from '../format.ts'
import { useFormats, type Formats } from './use-formats.ts'

type Props = {
  /** The record as this person read it, and as it is now. */
  before: MaintenanceRequest
  now: MaintenanceRequest
  notes: readonly MaintenanceNote[]
  /** Something typed can still be saved. */
  hasUnsavedInput: boolean
}

/** Another user saved first: who, and the current values. It stays visible while the dialog scrolls. */
export function ConflictNotice({ before, now, notes, hasUnsavedInput }: Props) {
  const formats = useFormats('dashboard')
  const fields = changedFields(before, now)
  if (fields.length === 0) return null
  // A status note has the same timestamp as its change.
  const author = notes.find((note) => note.isStatusUpdate && note.createdAt === now.updatedAt)?.createdBy
  return (
    <Notice
      live
      tone="warning"
      className="sticky top-2 z-[2] mb-4"
      title={author ? officeWords.changedBy(formatFullName(author)) : officeWords.changedMeanwhile}
    >
      {fields.map((field) => officeWords.nowIs(labels[field], values[field](now, formats))).join(' ')}
      {hasUnsavedInput ? ` ${officeWords.inputPreserved}` : null}
    </Notice>
  )
}

const labels: Record<WatchedField, string> = {
  title: requestTexts.en.titleField,
  description: requestTexts.en.description,
  status: requestTexts.en.statusField,
  priority: requestTexts.en.priorityField,
  category: requestTexts.en.categoryField,
  assignedTo: requestTexts.en.assignedTo,
  scheduledDate: officeWords.scheduledField,
  estimatedCost: officeWords.estimatedCost,
  entryPermission: entryTexts.en.title,
  entryWindows: entryTexts.en.times,
  petsNote: entryTexts.en.pets,
}

const values: { [Field in WatchedField]: (request: MaintenanceRequest, formats: Formats) => string } = {
  title: ({ title }) => `“${title}”`,
  description: ({ description }) => `“${description}”`,
  status: ({ status }) => requestTexts.en.status[status],
  priority: ({ priority }) => requestTexts.en.priority[priority],
  category: ({ category }) => requestTexts.en.category[category],
  assignedTo: ({ assignedToUser }) => (assignedToUser ? formatFullName(assignedToUser) : officeWords.unassigned),
  scheduledDate: ({ scheduledDate }, { time }) =>
    scheduledDate === null ? officeWords.notScheduled : time(scheduledDate),
  estimatedCost: ({ estimatedCost }, { money }) => (estimatedCost === null ? officeWords.noCost : money(estimatedCost)),
  entryPermission: ({ entryPermission }) =>
    entryPermission === null ? entryTexts.en.unknown : entryTexts.en.permission[entryPermission],
  entryWindows: ({ entryWindows }, formats) =>
    entryWindows.length === 0
      ? entryTexts.en.noTimes
      : entryWindows.map((window) => entryTexts.en.window(window, formats)).join('; '),
  petsNote: ({ petsNote }) => (petsNote === null ? entryTexts.en.noPets : `“${petsNote}”`),
}
