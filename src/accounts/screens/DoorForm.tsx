import type { FormEvent, ReactNode } from 'react'
import { Button } from '#platform/screens/Button.tsx'

type Props = {
  onSubmit: (event: FormEvent) => unknown
  verb: string
  busy: boolean
  busyText: string
  disabledBecause?: string | null
  children: ReactNode
}

/** A form before the door: large fields under each other, and one wide button. */
export function DoorForm({ onSubmit, verb, busy, busyText, disabledBecause = null, children }: Props) {
  return (
    <form noValidate className="grid gap-[18px]" onSubmit={(event) => void onSubmit(event)}>
      {children}
      <Button
        type="submit"
        look="primary"
        size="large"
        full
        className="rounded-md!"
        busy={busy}
        busyText={busyText}
        disabledBecause={busy ? null : disabledBecause}
      >
        {verb}
      </Button>
    </form>
  )
}
