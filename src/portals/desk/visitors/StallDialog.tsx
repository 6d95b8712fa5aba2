import { useId, useState } from 'react'
import { longestPlate } from '#visitors/choices.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { useGiveStall } from '#visitors/screens/desk/queries.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { type Host, HostField } from './HostField.tsx'

const words = visitorScreenWords.stalls
const hours = [1, 2, 4, 8, 12, 24]
const usualHours = 4

/** Gives a visitor stall from now on, when one is free and the home has not used its share of the month. */
export function StallDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const give = useGiveStall()
  const [host, setHost] = useState<Host | null>(null)
  const [plate, setPlate] = useState('')
  const [chosen, setChosen] = useState(usualHours)
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    if (host === null) return setProblem(words.chooseUnit)
    return give.mutate(
      { unitId: host.unitId, plate, hours: chosen },
      {
        onSuccess: ({ stall }) => {
          onClose()
          toast.success(words.given(stall))
        },
        onError: (error) => setProblem(error.message),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.giveTitle}
      dirty={plate !== '' || host !== null}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            size="large"
            type="submit"
            form={formId}
            busy={give.isPending}
            busyText={words.saving}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <HostField label={words.unit} host={host} onChange={setHost} />
        <div className="grid grid-cols-2 gap-4">
          <Field label={words.plate} required>
            <TextInput
              large
              value={plate}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={longestPlate}
              onChange={({ target }) => setPlate(target.value)}
            />
          </Field>
          <Field label={words.hours}>
            <Select
              large
              choices={hours.map((n) => ({ value: String(n), label: words.hoursOf(n) }))}
              value={String(chosen)}
              onChange={(value) => setChosen(Number(value))}
            />
          </Field>
        </div>
        {problem ? (
          <p role="alert" className="rounded-md bg-tone-danger-bg px-3.5 py-2.5 text-tone-danger-fg">
            {problem}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
