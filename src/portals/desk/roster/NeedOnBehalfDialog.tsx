import { useRef, useState } from 'react'
import {
  consentVersion,
  longestConsent,
  longestName,
  longestNote,
  longestPets,
  type HelpKind,
} from '#emergency-roster/choices.ts'
import { english } from '#emergency-roster/messages/en.ts'
import { rosterScreenWords } from '#emergency-roster/messages/screens.ts'
import { useAddForPerson } from '#emergency-roster/screens/desk/queries.ts'
import { HelpField } from '#emergency-roster/screens/HelpField.tsx'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { type Host, HostField } from '../visitors/HostField.tsx'

const words = rosterScreenWords.office
const empty = { fullName: '', note: '', pets: '', consentNote: '' }

/** Enters a person who cannot use the portal. */
export function NeedOnBehalfDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const add = useAddForPerson()
  const nameField = useRef<HTMLInputElement>(null)
  const [host, setHost] = useState<Host | null>(null)
  const [needs, setNeeds] = useState<HelpKind[]>([])
  const [values, setValues] = useState(empty)
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null)
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  const choose = (chosen: Host | null) => {
    setHost(chosen)
    if (chosen && values.fullName === '') setValues({ ...values, fullName: chosen.hostId ? chosen.name : '' })
  }
  const text = (name: keyof typeof empty, longest: number) => ({
    value: values[name],
    maxLength: longest,
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  const save = () => {
    if (!host?.hostId) return setProblem({ field: 'userId', text: words.chooseResident })
    setProblem(null)
    add.mutate(
      { ...values, consentVersion, needs, userId: host.hostId, unitId: host.unitId },
      {
        onSuccess: () => {
          toast.success(words.saved)
          onClose()
        },
        onError: (error) => {
          const field = error instanceof CallFailed ? error.field : undefined
          if (field) setProblem({ field, text: error.message })
          else toast.failure(words.notSaved, error.message)
        },
      },
    )
  }
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.addTitle}
      dirty={host !== null || values !== empty}
      verb={words.save}
      busyText={words.saving}
      isBusy={add.isPending}
      onSave={save}
    >
      <p className="text-ink-2">{words.addLead}</p>
      <HostField label={words.resident} host={host} onChange={choose} next={nameField} error={errorOf('userId')} />
      <Field label={words.fullName} hint={words.fullNameHint} required error={errorOf('fullName')}>
        <TextInput ref={nameField} required {...text('fullName', longestName)} />
      </Field>
      <HelpField label={words.help} kinds={english.kinds} value={needs} onChange={setNeeds} error={errorOf('needs')} />
      <Field label={words.note} error={errorOf('note')}>
        <TextInput {...text('note', longestNote)} />
      </Field>
      <Field label={words.pets} error={errorOf('pets')}>
        <TextInput {...text('pets', longestPets)} />
      </Field>
      <section aria-label={words.readOut} className="rounded-md bg-sunken py-3 pr-4 pl-8 text-sm text-ink-2">
        <h3 className="-ml-4 mb-1 font-medium">{words.readOut}</h3>
        <ul className="grid list-disc gap-1">
          {english.own.consent.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Field label={words.consent} hint={words.consentHint} required error={errorOf('consentNote')}>
        <TextInput required {...text('consentNote', longestConsent)} />
      </Field>
    </PlainFormDialog>
  )
}
