import { useState } from 'react'
import { NoteForm } from '#platform/ui/records/NoteForm.tsx'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { ownRequestTexts } from '../messages/index.ts'
import { useSendOwnMessage } from './queries.ts'

/** Writes a message about one's own request to the team; it shows in the timeline above. */
export function OwnMessage({ id, onTyped }: { id: string; onTyped: (typed: boolean) => void }) {
  const texts = useTexts(ownRequestTexts)
  const write = useSendOwnMessage(id)
  const [text, setText] = useState('')
  useNotifyTyped(text.trim() !== '', onTyped)
  return (
    <section aria-label={texts.messages}>
      <NoteForm
        text={text}
        onText={setText}
        onSend={write.mutate}
        isSending={write.isPending}
        words={{
          addNote: texts.sendMessage,
          addingNote: texts.sendingMessage,
          noteFirst: texts.messageFirst,
          noteAdded: texts.messageSent,
          noteNotAdded: texts.messageNotSent,
        }}
        label={texts.yourMessage}
        hideLabel
        rows={2}
        placeholder={texts.messagePlaceholder}
        maxLength={5000}
      >
        {(submit) => <div>{submit}</div>}
      </NoteForm>
    </section>
  )
}
