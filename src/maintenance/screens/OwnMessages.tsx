import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { classNames } from '#platform/screens/class-names.ts'
import { Field } from '#platform/screens/Field.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useTellTyped } from '#platform/screens/use-tell-typed.ts'
import type { OwnRequest } from '../own-contract.ts'
import { words } from '../words.ts'
import { useWriteAboutOwn } from './own-queries.ts'
import type { Formats } from './use-formats.ts'

const said = words.own
type Props = { request: OwnRequest; formats: Formats; onTyped: (typed: boolean) => void }

/** What the resident and the office wrote each other about a request, and where to answer. */
export function OwnMessages({ request, formats, onTyped }: Props) {
  return (
    <section aria-labelledby="own-messages">
      <h3 id="own-messages" className="mb-1.5 text-sm font-[575]">
        {said.messages}
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
                {message.mine ? said.you : words.fullName(message.createdBy)} ·{' '}
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
  const write = useWriteAboutOwn(id)
  const [text, setText] = useState('')
  const body = text.trim()
  useTellTyped(body !== '', onTyped)
  const send = () =>
    write.mutate(body, {
      onSuccess: () => {
        setText('')
        toast.success(said.messageSent)
      },
      onError: (error) => toast.failure(said.messageNotSent, error.message, { retry: send }),
    })
  return (
    <form
      noValidate
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (body !== '' && !write.isPending) send()
      }}
    >
      <Field quiet label={said.yourMessage}>
        <TextArea
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={said.messagePlaceholder}
          maxLength={5000}
          readOnly={write.isPending}
        />
      </Field>
      <div>
        <Button
          type="submit"
          busy={write.isPending}
          busyText={said.sendingMessage}
          disabledBecause={body === '' && !write.isPending ? said.messageFirst : null}
        >
          {said.sendMessage}
        </Button>
      </div>
    </form>
  )
}
