import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBuildingCode } from '#platform/screens/building-code.ts'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { toast } from '#platform/screens/toast.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import { longestReply, longestReplySubject, type ContactMessage } from '../contract.ts'
import { reasonTitle, replyDraft, replySubject, whyNotReply } from '../rules.ts'
import { insertedInto } from '../reply-help.ts'
import { words } from '../words.ts'
import { isStale, useReply } from './queries.ts'
import { ReplyHelpers } from './ReplyHelpers.tsx'

type Props = {
  message: ContactMessage
  open: boolean
  onClose: () => void
}

/** The answer to a message, above its quotation. Whatever goes wrong, the text stays. */
export function ReplyDialog({ message, open, onClose }: Props) {
  const draft = replyDraft(message, useTimeZone())
  const usual = replySubject(useBuildingCode(), message.subject)
  const [text, setText] = useState(draft)
  const [subject, setSubject] = useState(usual)
  // Somebody else may answer meanwhile; the next try then knows of it.
  const [held, setHeld] = useState(message)
  const [refused, setRefused] = useState<CallFailed | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const act = useIdempotencyKey()
  const reply = useReply()
  const why = whyNotReply(text)
  const at = (field: string) => (refused?.field === field ? refused.message : undefined)

  useEffect(() => {
    // Above the quotation, where the answer goes.
    if (open) area.current?.setSelectionRange(0, 0)
  }, [open])

  function insert(piece: string) {
    const inserted = insertedInto(text, area.current?.selectionStart ?? 0, piece)
    flushSync(() => setText(inserted.text))
    area.current?.focus()
    area.current?.setSelectionRange(inserted.end, inserted.end)
  }

  function send() {
    if (why || reply.isPending) return
    const body = { replyMessage: text.trim(), ...(subject.trim() === '' ? {} : { subject: subject.trim() }) }
    setRefused(null)
    reply.mutate(
      { message: held, reply: body, key: act.keyFor([held.id, held.version, body]) },
      {
        onSuccess: () => {
          act.done()
          onClose()
        },
        onError: (error) => {
          if (error instanceof CallFailed) setRefused(error)
          if (isStale(error) && error.present) setHeld(error.present as ContactMessage)
          else toast.failure(words.replyFailed, error.message, { retry: send })
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.replyTo(message.name)}
      status={
        <span className="wrap-anywhere">
          {message.email} · {reasonTitle(message.reason)}
        </span>
      }
      dirty={text !== draft || subject !== usual}
      initialFocus={area}
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            icon={Send}
            busy={reply.isPending}
            busyText={words.sending}
            disabledBecause={why}
            onClick={send}
          >
            {words.sendReply}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isStale(refused) ? (
          <Notice live tone="warning">
            {words.changed}
          </Notice>
        ) : refused && !at('subject') && !at('replyMessage') ? (
          <Notice tone="danger">{words.notSent}</Notice>
        ) : null}
        <Field label={words.subject} error={at('subject')} hint={subject.trim() === '' ? usual : undefined}>
          <TextInput
            value={subject}
            maxLength={longestReplySubject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
        <Field label={words.message} required error={at('replyMessage')}>
          <TextArea
            ref={area}
            rows={10}
            value={text}
            maxLength={longestReply}
            onChange={(event) => setText(event.target.value)}
            className="max-h-[46dvh] min-h-[200px] overflow-y-auto"
          />
        </Field>
        <ReplyHelpers onInsert={insert} />
      </div>
    </Dialog>
  )
}
