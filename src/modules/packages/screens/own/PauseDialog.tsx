import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import type { OwnPackage } from '../../own-contract.ts'
import { packageTexts } from '../../messages/index.ts'
import { longestPauseOf } from '../../rules.ts'
import { usePausePackage } from './queries.ts'

type Props = { shown: OwnPackage; open: boolean; onClose: () => void }

/** Until when the desk should let a package wait. */
export function PauseDialog({ shown, open, onClose }: Props) {
  const words = useTexts(packageTexts)
  const today = dayOf(useNow(), useTimeZone())
  const [until, setUntil] = useState(shown.pausedUntil ?? addDays(today, 7))
  const [problem, setProblem] = useState<string | undefined>()
  const pause = usePausePackage()
  const send = (day: string | null) =>
    pause.mutate(
      { id: shown.id, until: day },
      {
        onSuccess: () => {
          onClose()
          toast.success(day === null ? words.resumed : words.paused)
        },
        onError: (error) => setProblem(error.message),
      },
    )
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.pauseTitle}
      width="narrow"
      verb={words.pauseSave}
      secondary={shown.pausedUntil === null ? undefined : <Button onClick={() => send(null)}>{words.resume}</Button>}
      busyText={words.pausing}
      isBusy={pause.isPending}
      onSave={() => send(until)}
    >
      <p className="text-ink-2">{words.pauseText}</p>
      <Field label={words.pauseUntil} error={problem}>
        <DateInput value={until} onChange={setUntil} min={today} max={longestPauseOf(today)} />
      </Field>
    </PlainFormDialog>
  )
}
