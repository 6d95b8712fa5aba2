import type { FormEvent, ReactNode } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'

type Props = {
  onSubmit: (event: FormEvent) => unknown
  verb: string
  busy: boolean
  busyText: string
  disabledBecause?: string | null
  children: ReactNode
}

/** The form of a sign-in page: large fields in one column and one wide button. */
export function SignedOutForm({ onSubmit, verb, busy, busyText, disabledBecause = null, children }: Props) {
  return (
    <form noValidate className="grid gap-4.5" onSubmit={(event) => void onSubmit(event)}>
      {children}
      <Button
        type="submit"
        variant="primary"
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
