import Plus from 'lucide-react/icons/plus'
import Repeat from 'lucide-react/icons/repeat'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { formatSpan } from '../../../requests/format.ts'
import { staffWords } from '../../messages/en.ts'
import { MinutesStepper } from './MinutesStepper.tsx'
import { ResultPhotos } from './ResultPhotos.tsx'
import { UsedParts } from './UsedParts.tsx'
import type { VisitDraft } from './visit-draft.ts'

type Props = {
  draft: VisitDraft
  onDraft: (change: Partial<VisitDraft>) => void
  suggested: { minutes: number; sinceTaken: boolean }
  noteError: string | undefined
}

/** What was done, in one step: photo, note, time, parts, and whether a second visit is needed. */
export function CompleteForm({ draft, onDraft, suggested, noteError }: Props) {
  const addPhrase = (phrase: string) => {
    const note = draft.note.trim()
    onDraft({ note: note === '' ? `${phrase}.` : `${note.replace(/\.?$/, '.')} ${phrase}.` })
  }
  return (
    <div className="grid gap-4">
      <ResultPhotos photos={draft.photos} onPhotos={(photos) => onDraft({ photos })} />
      <div>
        <Field label={staffWords.whatWasDone} required hint={staffWords.residentReads} error={noteError}>
          <TextArea
            rows={4}
            value={draft.note}
            maxLength={10_000}
            onChange={(event) => onDraft({ note: event.target.value })}
          />
        </Field>
        <p className="mt-2 flex flex-wrap gap-1.75">
          {staffWords.phrases.map((phrase) => (
            <button
              key={phrase}
              type="button"
              onClick={() => addPhrase(phrase)}
              className="flex h-9 items-center gap-1.25 rounded-full px-2.75 text-sm text-ink-2 inset-ring inset-ring-line-strong hover:bg-hover max-md:h-11"
            >
              <Plus aria-hidden="true" size={13} />
              {phrase}
            </button>
          ))}
        </p>
      </div>
      <MinutesStepper
        minutes={draft.minutes ?? suggested.minutes}
        hint={
          suggested.sinceTaken && draft.minutes === null
            ? staffWords.sinceTaken(formatSpan(suggested.minutes, 'd'))
            : undefined
        }
        onMinutes={(minutes) => onDraft({ minutes })}
      />
      <UsedParts parts={draft.parts} onParts={(parts) => onDraft({ parts })} />
      <div className="flex items-center gap-2.5 border-t border-line pt-3">
        <Repeat aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
        <Switch
          label={staffWords.secondVisit}
          hint={staffWords.secondVisitHint}
          checked={draft.needsSecondVisit}
          onChange={(event) => onDraft({ needsSecondVisit: event.target.checked })}
          className="flex-1 flex-row-reverse justify-between"
        />
      </div>
    </div>
  )
}
