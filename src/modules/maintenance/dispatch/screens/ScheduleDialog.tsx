import { type FormEvent, useId, useState } from 'react'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { instantOf } from '../../requests/request-values.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { dispatchWords as words } from '../messages/en.ts'
import { countOf, singleOf, type Target } from './target.ts'

type Props = { target: Target | null; onClose: () => void; onSchedule: (target: Target, scheduledDate: string) => void }

/** Asks for the day and time of a visit. */
export function ScheduleDialog({ target, ...rest }: Props) {
  const { last, open, turn } = useLingering(target)
  if (!last) return null
  return <Contents key={turn} target={last} open={open} {...rest} />
}

function Contents({ target, open, onClose, onSchedule }: Props & { target: Target; open: boolean }) {
  const { zone, number } = useFormats('dashboard')
  const [value, setValue] = useState('')
  const id = useId()
  const single = singleOf(target)
  const instant = value === '' ? null : instantOf(value, zone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (instant === null) return
    onClose()
    onSchedule(target, instant)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="narrow"
      title={words.scheduleTitle(single ? number(single.number) : words.requests(countOf(target)))}
      footer={
        <>
          <CancelButton>{words.cancel}</CancelButton>
          <Button variant="primary" type="submit" form={id} disabledBecause={instant === null ? words.chooseDay : null}>
            {words.scheduleButton}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field label={words.when} hint={officeWords.buildingTime} required>
          <DateInput kind="datetime" value={value} onChange={setValue} />
        </Field>
      </form>
    </Dialog>
  )
}
