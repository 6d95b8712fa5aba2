import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceNote } from '../../requests/request.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { formatFullName } from '../../requests/format.ts'

/** One note: its text, author and time, and who else can read it. */
export function NoteItem({ note, when }: { note: MaintenanceNote; when: string }) {
  const words = useTexts(requestTexts)
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <p className="break-words whitespace-pre-wrap">{note.isStatusUpdate ? words.statusNote(note.note) : note.note}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        <span>
          {formatFullName(note.createdBy)} · <time dateTime={note.createdAt}>{when}</time>
        </span>
        {note.isStatusUpdate ? null : (
          <Badge icon={note.visibleToResident ? Eye : Lock}>
            {note.visibleToResident ? officeWords.visibleToResident : officeWords.internal}
          </Badge>
        )}
      </p>
    </li>
  )
}
