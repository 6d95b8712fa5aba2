import { useRef, useState } from 'react'
import { longestPlate } from '#visitors/choices.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { useGiveStall } from '#visitors/screens/desk/queries.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { type Host, HostField } from './HostField.tsx'

const words = visitorScreenWords.stalls
const hours = [1, 2, 4, 8, 12, 24]
const usualHours = 4

/** The visit that a stall is for, until its end. */
export type StallTarget = { host: Host; passId: string; until: string }
type Props = { target?: StallTarget | undefined; onClose: () => void }

/** The shortest choice that lasts until the end of a visit. */
const hoursUntil = (end: string, now: Date) =>
  hours.find((n) => now.getTime() + n * 3_600_000 >= Date.parse(end)) ?? hours.at(-1) ?? usualHours

/** Gives a visitor stall from now on, when one is free and the home has not used its share of the month. */
export function StallDialog({ target, onClose }: Props) {
  const now = useNow()
  const give = useGiveStall()
  const [host, setHost] = useState<Host | null>(target?.host ?? null)
  const plateField = useRef<HTMLInputElement>(null)
  const [plate, setPlate] = useState('')
  const [chosen, setChosen] = useState(() => (target ? hoursUntil(target.until, now) : usualHours))
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    if (host === null) return setProblem(words.chooseUnit)
    return give.mutate(
      { unitId: host.unitId, passId: target?.passId ?? null, plate, hours: chosen },
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
    <PlainFormDialog
      open
      onClose={onClose}
      title={words.giveTitle}
      dirty={plate !== '' || host !== (target?.host ?? null)}
      verb={words.save}
      busyText={words.saving}
      isBusy={give.isPending}
      onSave={send}
    >
      {target ? (
        <p className="flex min-h-16 items-center gap-3 rounded-lg bg-sunken px-4.5">
          <span className="tabular font-semibold">{target.host.unitNumber}</span>
          <span className="min-w-0 wrap-anywhere">{target.host.name}</span>
        </p>
      ) : (
        <HostField label={words.unit} host={host} onChange={setHost} next={plateField} />
      )}
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.plate} required>
          <TextInput
            ref={plateField}
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
    </PlainFormDialog>
  )
}
