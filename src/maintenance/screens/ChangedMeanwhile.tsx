import { Notice } from '#platform/screens/Notice.tsx'
import type { MaintenanceNote, MaintenanceRequest } from '../request.ts'
import { changedFields, type WatchedField } from '../rules.ts'
import { entryWords } from '../entry-words.ts'
import { words } from '../words.ts'
import { useFormats, type Formats } from './use-formats.ts'

type Props = {
  /** As the person read it, and as it is. */
  before: MaintenanceRequest
  now: MaintenanceRequest
  notes: readonly MaintenanceNote[]
  /** Something typed is still there to be saved. */
  kept: boolean
}

/** Somebody else was faster: who, and what it is now. It stays in sight however far the dialog is scrolled. */
export function ChangedMeanwhile({ before, now, notes, kept }: Props) {
  const formats = useFormats('dashboard')
  const fields = changedFields(before, now)
  if (fields.length === 0) return null
  // A status note bears the very time of the change it tells of.
  const author = notes.find((note) => note.isStatusUpdate && note.createdAt === now.updatedAt)?.createdBy
  return (
    <Notice
      live
      tone="warning"
      className="sticky top-2 z-[2] mb-4"
      title={author ? words.changedBy(words.fullName(author)) : words.changedMeanwhile}
    >
      {fields.map((field) => words.nowIs(labels[field], values[field](now, formats))).join(' ')}
      {kept ? ` ${words.keptTyped}` : null}
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
