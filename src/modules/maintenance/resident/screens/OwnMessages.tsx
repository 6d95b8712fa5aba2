import { useState } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { NoteForm } from '#platform/ui/records/NoteForm.tsx'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { OwnRequest } from '../contract.ts'
import { ownRequestTexts } from '../messages/index.ts'
import { formatFullName } from '../../requests/format.ts'
import { useSendOwnMessage } from './queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = { request: OwnRequest; formats: Formats; onTyped: (typed: boolean) => void }

/** The messages between the resident and the office, and the field to reply. */
export function OwnMessages({ request, formats, onTyped }: Props) {
  const texts = useTexts(ownRequestTexts)
  return (
    <section aria-labelledby="own-messages">
      <h3 id="own-messages" className="mb-1.5 text-sm font-[575]">
        {texts.messages}
      </h3>
      {request.messages.length === 0 ? null : (
        <ol className="mb-3 grid gap-2">
          {request.messages.map((message) => (
            <li
              key={message.id}
              className={classNames(
                'max-w-[90%] rounded-lg px-3.5 py-2.5',
                message.mine ? 'ml-auto bg-action-soft' : 'bg-sunken',
              )}
            >
              <p className="break-words whitespace-pre-wrap">{message.body}</p>
              <p className="mt-0.5 text-sm text-ink-3">
                {message.mine ? texts.you : formatFullName(message.createdBy)} ·{' '}
                <time dateTime={message.createdAt}>{formats.time(message.createdAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <Write key={request.id} id={request.id} onTyped={onTyped} />
    </section>
  )
}

function Write({ id, onTyped }: { id: string; onTyped: (typed: boolean) => void }) {
  const texts = useTexts(ownRequestTexts)
  const write = useSendOwnMessage(id)
  const [text, setText] = useState('')
  useNotifyTyped(text.trim() !== '', onTyped)
  return (
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
  )
}
