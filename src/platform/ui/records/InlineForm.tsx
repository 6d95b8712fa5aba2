import { type ReactNode, useEffect, useRef } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { useTexts } from '../data/language.ts'
import { Button } from '../display/Button.tsx'

type Props = {
  verb: string
  busyText: string
  isBusy: boolean
  onSave: () => void
  onCancel: () => void
  children: ReactNode
}

/** A small form in the place of the buttons that led to it. */
export function InlineForm({ verb, busyText, isBusy, onSave, onCancel, children }: Props) {
  const words = useTexts(platformTexts)
  const form = useRef<HTMLFormElement>(null)
  // The button that led here is gone, and the focus with it.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  return (
    <form
      ref={form}
      className="grid gap-4 rounded-md bg-sunken p-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="large" variant="primary" type="submit" busy={isBusy} busyText={busyText}>
          {verb}
        </Button>
      </div>
    </form>
  )
}
