import { CircleCheck, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { useTellTyped } from '#platform/screens/use-tell-typed.ts'
import { words } from '../words.ts'

const said = words.answer
type Props = {
  /** Under way: the yes, or the no. */
  busy: 'yes' | 'no' | null
  onYes: () => void
  onNo: (why: string) => void
  /** A reason is typed that is not sent. */
  onTyped?: (typed: boolean) => void
  full?: boolean
}

const nobody = () => undefined

/** Is it fixed? Yes is one press; no asks what is wrong first. */
export function MendedForm({ busy, onYes, onNo, onTyped = nobody, full = false }: Props) {
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
  const why = text.trim()
  useTellTyped(why !== '', onTyped)
  if (!open)
    return (
      <div className={full ? 'grid gap-2.5' : 'flex flex-wrap gap-2.5'}>
        <Button
          look="primary"
          icon={CircleCheck}
          full={full}
          busy={busy === 'yes'}
          busyText={said.confirming}
          onClick={onYes}
        >
          {said.yes}
        </Button>
        <Button ref={no} icon={RotateCcw} full={full} onClick={() => setOpen(true)}>
          {said.no}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (why !== '' && busy === null) onNo(why)
      }}
    >
      <Field label={said.why} hint={said.whyHint}>
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
          look="primary"
          busy={busy === 'no'}
          busyText={said.reopening}
          disabledBecause={why === '' && busy === null ? said.why : null}
        >
          {said.reopen}
        </Button>
        <Button onClick={() => setOpen(false)}>{said.back}</Button>
      </div>
    </form>
  )
}
