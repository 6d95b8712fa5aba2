import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { LeftOut } from '#platform/ui/lists/selection/LeftOut.tsx'
import { manyWords } from '#platform/language/messages/many.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { dispatchWords as words } from '../messages/en.ts'
import { useCheck, useMessageMany } from './queries.ts'
import type { Target } from './target.ts'

type Props = { target: Target | null; onClose: () => void; onDone: (left: string[]) => void }

/** Writes one message to the residents of the selected requests. */
export function MessageDialog({ target, ...rest }: Props) {
  const { last, open, turn } = useLingering(target)
  if (!last) return null
  return <Contents key={turn} target={last} open={open} {...rest} />
}

function Contents({ target, open, onClose, onDone }: Props & { target: Target; open: boolean }) {
  const check = useCheck(target, { isMessage: true }, open)
  const send = useMessageMany()
  const [body, setBody] = useState('')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const ids = check.data?.filter(({ reason }) => reason === null).map((request) => request.id) ?? []
  const cannot = body.trim() === '' ? words.writeFirst : ids.length === 0 ? words.nothingPossible : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (cannot) return
    send.mutate(
      { ids, body: body.trim() },
      {
        onSuccess: ({ results }) => {
          const left = results.filter(({ outcome }) => outcome === 'rejected')
          const reasons = [...new Set(left.map(({ reason }) => reason ?? ''))]
          const line = reasons.map((reason) =>
            manyWords.stillSelected(left.filter((one) => one.reason === reason).length, reason),
          )
          toast.success(words.sent(results.length - left.length), line.join(' ') || undefined)
          onDone(left.map((one) => one.id))
          onClose()
        },
        onError: (error) => toast.failure(words.notSent, error.message),
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.messageTitle(ids.length)}
      dirty={body.trim() !== '' && !send.isSuccess}
      initialFocus={field}
      footer={
        <>
          <CancelButton>{words.cancel}</CancelButton>
          <Button
            variant="primary"
            type="submit"
            form={id}
            busy={send.isPending}
            busyText={words.sending}
            disabledBecause={cannot}
          >
            {words.send(ids.length)}
          </Button>
        </>
      }
    >
      <form id={id} className="grid gap-3" onSubmit={submit}>
        <Field label={words.messageField} required>
          <TextArea
            ref={field}
            rows={5}
            maxLength={5000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        </Field>
        {check.data ? (
          <LeftOut expected={target.all?.count ?? null} checked={check.data} verb={words.messageVerb} />
        ) : (
          <Waiting on={check} words={manyWords.checking} failed={manyWords.notChecked} />
        )}
      </form>
    </Dialog>
  )
}
