import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { maxPhotos } from '../../requests/request-input.ts'
import { requestPhotoTexts } from '../../photos/messages/index.ts'
import { PhotoField } from '../../photos/screens/PhotoField.tsx'
import { usePhotoSending } from '../../photos/screens/use-photo-sending.ts'
import type { NewReopening } from '../../resident/contract.ts'
import { confirmationTexts } from '../messages/index.ts'

type Props = {
  /** Which answer is being sent. */
  busy: 'yes' | 'no' | null
  onYes: () => void
  onNo: (reason: NewReopening) => void
  /** The answer was No already: the text box is open. */
  isAnsweredNo?: boolean
  /** A reason is typed and not sent yet. */
  onTyped?: (typed: boolean) => void
  full?: boolean
}

const nobody = () => undefined

/** Asks whether the problem is fixed. Yes is one press; No opens the field for a text and photos, both optional. */
export function ConfirmationForm({ busy, onYes, onNo, onTyped = nobody, isAnsweredNo = false, full = false }: Props) {
  const texts = useTexts(confirmationTexts)
  const photoWords = useTexts(requestPhotoTexts)
  const [open, setOpen] = useState(isAnsweredNo)
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
  const photos = usePhotoSending(maxPhotos)
  useNotifyTyped(why !== '' || photos.photos.length > 0, onTyped)
  const send = () => {
    if (busy !== null) return
    if (photos.waiting) toast.info(photoWords.stillSending)
    else if (photos.failed > 0) toast.info(photoWords.notAllSent(photos.failed))
    else onNo({ why, ...(photos.ids.length > 0 ? { photoIds: photos.ids } : {}) })
  }
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
        send()
      }}
    >
      <Field label={texts.why} optional hint={texts.reasonHint}>
        <TextArea
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={5000}
          readOnly={busy === 'no'}
        />
      </Field>
      <PhotoField sending={photos} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={busy === 'no'} busyText={texts.reopening}>
          {texts.reopen}
        </Button>
        <Button onClick={() => setOpen(false)}>{texts.back}</Button>
      </div>
    </form>
  )
}
