import { NoteForm } from '#platform/ui/records/NoteForm.tsx'
import { longestNote } from '../choices.ts'
import { words } from '../messages/en.ts'
import { useAddUnitNote } from './queries.ts'

type Props = {
  unitId: string
  /** The typed text; the dialog keeps it, to warn before it is lost. */
  text: string
  onText: (text: string) => void
  onAdded?: () => void
}

/** Adds a note to a unit. What was typed stays until it is saved. */
export function UnitNoteForm({ unitId, text, onText, onAdded }: Props) {
  const add = useAddUnitNote(unitId)
  return (
    <NoteForm
      text={text}
      onText={onText}
      onSend={add.mutate}
      isSending={add.isPending}
      onSaved={() => {
        onText('')
        onAdded?.()
      }}
      words={words}
      label={words.note}
      placeholder={words.notePlaceholder}
      maxLength={longestNote}
      button={{ variant: 'primary', className: 'justify-self-end max-md:justify-self-stretch' }}
    />
  )
}
