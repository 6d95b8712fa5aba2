import { words } from '../messages/en.ts'
import { UnitNoteForm } from './UnitNoteForm.tsx'
import { UnitNoteList } from './UnitNoteList.tsx'

type Props = { unitId: string; draft: string; onDraft: (text: string) => void }

/** The tab of the office's notes: the field to add one, and the list. */
export function UnitNotes({ unitId, draft, onDraft }: Props) {
  return (
    <div className="grid gap-5">
      <UnitNoteForm unitId={unitId} text={draft} onText={onDraft} />
      <UnitNoteList unitId={unitId} label={words.adminNotes} />
    </div>
  )
}
