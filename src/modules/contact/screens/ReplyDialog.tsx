import Send from 'lucide-react/icons/send'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CallFailed, isStale, presentRecord } from '#platform/ui/data/call-failed.ts'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import { maxReplyLength, maxReplySubjectLength } from '../choices.ts'
import type { ContactMessage } from '../contract.ts'
import { reasonTitle, replyDraft, replySubject } from '../rules.ts'
import { validateReply } from '../reply-text.ts'
import { insertPiece } from '../reply-help.ts'
import { words } from '../messages/en.ts'
import { useReply } from './queries.ts'
import { ReplyHelpers } from './ReplyHelpers.tsx'

type Props = {
  message: ContactMessage
  open: boolean
  onClose: () => void
}

/** The reply to a message, above its quotation. Whatever fails, the text stays. */
export function ReplyDialog({ message, open, onClose }: Props) {
  const draft = replyDraft(message, useTimeZone())
  const usual = replySubject(useBuildingCode(), message.subject)
  const [text, setText] = useState(draft)
  const [subject, setSubject] = useState(usual)
  // Another user may reply meanwhile; the next attempt then sends the current version.
  const [current, setCurrent] = useState(message)
  const [rejected, setRejected] = useState<CallFailed | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const idempotency = useIdempotencyKey()
  const reply = useReply()
  const why = validateReply(text)
  const at = (field: string) => (rejected?.field === field ? rejected.message : undefined)

  useEffect(() => {
    // The reply goes above the quotation.
    if (open) area.current?.setSelectionRange(0, 0)
  }, [open])

  function insert(piece: string) {
    const inserted = insertPiece(text, area.current?.selectionStart ?? 0, piece)
    flushSync(() => setText(inserted.text))
    area.current?.focus()
    area.current?.setSelectionRange(inserted.end, inserted.end)
  }

  function send() {
    if (why || reply.isPending) return
    const body = { replyMessage: text.trim(), ...(subject.trim() === '' ? {} : { subject: subject.trim() }) }
    setRejected(null)
    reply.mutate(
      { message: current, reply: body, key: idempotency.keyFor([current.id, current.version, body]) },
      {
        onSuccess: () => {
          idempotency.done()
          onClose()
        },
        onError: (error) => {
          if (error instanceof CallFailed) setRejected(error)
          const present = presentRecord<ContactMessage>(error)
          if (present) setCurrent(present)
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
            variant="primary"
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
        {isStale(rejected) ? (
          <Notice live tone="warning">
            {words.changed}
          </Notice>
        ) : rejected && !at('subject') && !at('replyMessage') ? (
          <Notice tone="danger">{words.notSent}</Notice>
        ) : null}
        <Field label={words.subject} error={at('subject')} hint={subject.trim() === '' ? usual : undefined}>
          <TextInput
            value={subject}
            maxLength={maxReplySubjectLength}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
        <Field label={words.message} required error={at('replyMessage')}>
          <TextArea
            ref={area}
            rows={10}
            value={text}
            maxLength={maxReplyLength}
            onChange={(event) => setText(event.target.value)}
            className="max-h-[46dvh] min-h-50 overflow-y-auto"
          />
        </Field>
        <ReplyHelpers onInsert={insert} />
      </div>
    </Dialog>
  )
}
