import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { confirmationTexts } from '../messages/index.ts'

type Props = {
  /** Which answer is being sent. */
  busy: 'yes' | 'no' | null
  onYes: () => void
  onNo: (reason: string) => void
  /** A reason is typed and not sent yet. */
  onTyped?: (typed: boolean) => void
  full?: boolean
}

const nobody = () => undefined

/** Asks whether the problem is fixed. Yes is one press; No asks for the reason first. */
export function ConfirmationForm({ busy, onYes, onNo, onTyped = nobody, full = false }: Props) {
  const texts = useTexts(confirmationTexts)
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) field.current?.focus()
    else if (wasOpen.current) no.current?.focus()
    wasOpen.current = open
  }, [open])
  const reason = text.trim()
  useNotifyTyped(reason !== '', onTyped)
  if (!open)
    return (
      <div className={full ? 'grid gap-2.5' : 'flex flex-wrap gap-2.5'}>
        <Button
          variant="primary"
          icon={CircleCheck}
          full={full}
          busy={busy === 'yes'}
          busyText={texts.confirming}
          onClick={onYes}
        >
          {texts.yes}
        </Button>
        <Button ref={no} icon={RotateCcw} full={full} onClick={() => setOpen(true)}>
          {texts.no}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason !== '' && busy === null) onNo(reason)
      }}
    >
      <Field label={texts.why} hint={texts.reasonHint}>
        <TextArea
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={5000}
          readOnly={busy === 'no'}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="primary"
          busy={busy === 'no'}
          busyText={texts.reopening}
          disabledBecause={reason === '' && busy === null ? texts.why : null}
        >
          {texts.reopen}
        </Button>
        <Button onClick={() => setOpen(false)}>{texts.back}</Button>
      </div>
    </form>
  )
}
