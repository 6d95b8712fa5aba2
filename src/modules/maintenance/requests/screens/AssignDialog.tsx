import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { officeWords } from '../messages/office.ts'
import type { MaintenanceRequest } from '../request.ts'
import { assigneeChoices } from './assignee-choices.ts'
import { useAssignees } from './queries.ts'
import { useFormats } from './use-formats.ts'

type Props = {
  /** The request that moves to Assigned; null closes the dialog. */
  request: MaintenanceRequest | null
  onCancel: () => void
  onAssign: (request: MaintenanceRequest, assignedTo: string) => void
}

/** Asks who takes a request that moves to Assigned and has nobody yet. */
export function AssignDialog({ request, onCancel, onAssign }: Props) {
  const { last, open, turn } = useLingering(request)
  if (!last) return null
  return <Contents key={turn} request={last} open={open} onCancel={onCancel} onAssign={onAssign} />
}

type ContentsProps = Props & { request: MaintenanceRequest; open: boolean }

function Contents({ request, open, onCancel, onAssign }: ContentsProps) {
  const assignees = useAssignees()
  const formats = useFormats('dashboard')
  const [chosen, setChosen] = useState<string | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  const people = assigneeChoices(assignees.data, request).filter(({ value }) => value !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the event to the form of an outer dialog.
    event.stopPropagation()
    if (chosen !== null) onAssign(request, chosen)
  }
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={officeWords.assignTitle(formats.number(request.number))}
      status={<span>{request.title}</span>}
      initialFocus={first}
      footer={
        <>
          <CancelButton>{officeWords.assignCancel}</CancelButton>
          <Button
            variant="primary"
            type="submit"
            form={id}
            disabledBecause={chosen === null ? officeWords.choosePersonFirst : null}
          >
            {officeWords.assign}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        {assignees.data ? (
          <Field label={officeWords.assignTo} radios>
            <RadioCards ref={first} name={`${id}-person`} choices={people} value={chosen} onChange={setChosen} />
          </Field>
        ) : (
          <Waiting on={assignees} words={officeWords.assigneesLoading} />
        )}
      </form>
    </Dialog>
  )
}
