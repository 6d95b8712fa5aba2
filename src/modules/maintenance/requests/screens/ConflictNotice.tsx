import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { MaintenanceNote, MaintenanceRequest } from '../request.ts'
import { changedFields, type WatchedField } from '../rules.ts'
import { entryWords } from '../../access/messages/index.ts'
import { words } from '../messages/index.ts'
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
      title={author ? words.changedBy(words.fullName(author)) : words.changedMeanwhile}
    >
      {fields.map((field) => words.nowIs(labels[field], values[field](now, formats))).join(' ')}
      {hasUnsavedInput ? ` ${words.inputKept}` : null}
    </Notice>
  )
}

const labels: Record<WatchedField, string> = {
  title: words.titleField,
  description: words.description,
  status: words.statusField,
  priority: words.priorityField,
  category: words.categoryField,
  assignedTo: words.assignedTo,
  scheduledDate: words.scheduledField,
  estimatedCost: words.estimatedCost,
  entryPermission: entryWords.title,
  entryWindows: entryWords.times,
  petsNote: entryWords.pets,
}

const values: { [Field in WatchedField]: (request: MaintenanceRequest, formats: Formats) => string } = {
  title: ({ title }) => `“${title}”`,
  description: ({ description }) => `“${description}”`,
  status: ({ status }) => words.status[status],
  priority: ({ priority }) => words.priority[priority],
  category: ({ category }) => words.category[category],
  assignedTo: ({ assignedToUser }) => (assignedToUser ? words.fullName(assignedToUser) : words.unassigned),
  scheduledDate: ({ scheduledDate }, { time }) => (scheduledDate === null ? words.notScheduled : time(scheduledDate)),
  estimatedCost: ({ estimatedCost }, { money }) => (estimatedCost === null ? words.noCost : money(estimatedCost)),
  entryPermission: ({ entryPermission }) =>
    entryPermission === null ? entryWords.unknown : entryWords.permission[entryPermission],
  entryWindows: ({ entryWindows }, { date }) =>
    entryWindows.length === 0
      ? entryWords.noTimes
      : entryWindows.map((window) => entryWords.window(window, date)).join('; '),
  petsNote: ({ petsNote }) => (petsNote === null ? entryWords.noPets : `“${petsNote}”`),
}
