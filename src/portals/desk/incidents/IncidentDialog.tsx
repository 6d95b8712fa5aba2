import { useRef, useState } from 'react'
import { incidentKinds, type IncidentKind, longestTitle } from '#incidents/choices.ts'
import type { Incident } from '#incidents/contract.ts'
import { defaultStatus, drillStatus } from '#incidents/messages/default-scripts.ts'
import { incidentWords } from '#incidents/messages/desk.ts'
import { incidentScreenWords } from '#incidents/messages/screens.ts'
import { incidentIcons } from '#incidents/screens/kind-icons.ts'
import { useChangeIncident, useOpenIncident } from '#incidents/screens/queries.ts'
import { StatusFields } from '#incidents/screens/StatusFields.tsx'
import type { TextByLanguage } from '#incidents/script.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { AlreadyOpen } from './AlreadyOpen.tsx'
import { ExtentFields } from './ExtentFields.tsx'

const words = incidentScreenWords.form
const kindChoices = incidentKinds.map((value) => ({
  value,
  label: incidentWords.kinds[value],
  icon: incidentIcons[value],
}))

/** What a new incident begins with, such as an entry of the log. */
export type Beginning = { title: string; kind: IncidentKind; logEntryId: string | null }

type Props = {
  open: boolean
  onClose: () => void
  /** The incident that is changed; without it one is opened. */
  incident: Incident | null
  beginning?: Beginning | null
  onOpened?: (id: string) => void
}

/** Opens an incident, or changes whom it affects and its line in the portals. */
export function IncidentDialog({ open, onClose, incident, beginning, onOpened }: Props) {
  const [kind, setKind] = useState<IncidentKind>(incident?.kind ?? beginning?.kind ?? 'elevator')
  const [isDrill, setIsDrill] = useState(incident?.isDrill ?? false)
  // Until someone types, the title and the line follow the kind.
  const [typedTitle, setTypedTitle] = useState(incident?.title ?? beginning?.title ?? null)
  const [typedStatus, setTypedStatus] = useState<TextByLanguage | null>(incident?.statusTexts ?? null)
  const [isShown, setIsShown] = useState(incident?.isShown ?? true)
  const [extent, setExtent] = useState({ floors: incident?.floors ?? [], stacks: incident?.stacks ?? [] })
  const [isAnother, setIsAnother] = useState(false)
  const [problem, setProblem] = useState<{ field: string | undefined; text: string } | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const start = useOpenIncident()
  const change = useChangeIncident()
  const title = typedTitle ?? words.suggested[kind]
  const statusTexts = typedStatus ?? (isDrill ? drillStatus : defaultStatus[kind])
  const errorOf = (...fields: string[]) => (problem?.field && fields.includes(problem.field) ? problem.text : undefined)
  /** The dialog closes for the incident that is running already. */
  const goTo = (id: string) => {
    onClose()
    onOpened?.(id)
  }
  const failed = (error: Error) => {
    if (!(error instanceof CallFailed)) return toast.failure(incidentScreenWords.notSaved, error.message)
    if (error.code === 'already_open') {
      goTo((error.present as Incident).id)
      return toast.info(error.message, words.isOpenLine)
    }
    return error.field === undefined
      ? toast.failure(incidentScreenWords.notSaved, error.message)
      : setProblem({ field: error.field, text: error.message })
  }
  const save = () => {
    if (title.trim() === '') return setProblem({ field: 'title', text: words.noTitle })
    const shared = { title: title.trim(), ...extent, statusTexts, isShown }
    if (incident)
      return change.mutate(
        { id: incident.id, version: incident.version, body: shared },
        {
          onSuccess: () => {
            onClose()
            toast.success(words.saved)
          },
          onError: failed,
        },
      )
    return start.mutate(
      { ...shared, kind, isDrill, isAnother, logEntryId: beginning?.logEntryId ?? null },
      {
        onSuccess: ({ id }) => {
          onClose()
          onOpened?.(id)
          toast.success(words.opened(isDrill), isDrill ? undefined : words.openedLine)
        },
        onError: failed,
      },
    )
  }
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      width="wide"
      title={incident ? words.change : words.open}
      status={incident ? null : beginning?.title}
      dirty={typedTitle !== (incident?.title ?? beginning?.title ?? null)}
      initialFocus={first}
      verb={incident ? words.saveVerb : words.verb}
      cancel={words.cancel}
      busyText={words.saving}
      isBusy={start.isPending || change.isPending}
      onSave={save}
    >
      {incident ? null : (
        <>
          <Field label={words.kind} radios>
            <RadioCards
              ref={first}
              name="incident-kind"
              shape="tiles"
              choices={kindChoices}
              value={kind}
              onChange={setKind}
            />
          </Field>
          <Checkbox
            label={words.drill}
            hint={words.drillHint}
            checked={isDrill}
            onChange={({ target }) => setIsDrill(target.checked)}
          />
        </>
      )}
      <Field label={words.title} required hint={words.titleHint} error={errorOf('title', 'logEntryId')}>
        <TextInput
          large
          {...(incident ? { ref: first } : {})}
          maxLength={longestTitle}
          value={title}
          onChange={({ target }) => setTypedTitle(target.value)}
        />
      </Field>
      <ExtentFields extent={extent} onChange={setExtent} error={errorOf('floors', 'stacks')} />
      {incident ? null : (
        <AlreadyOpen
          entered={{ kind, isDrill, ...extent }}
          isAnother={isAnother}
          onAnother={setIsAnother}
          onGoTo={goTo}
        />
      )}
      <Switch
        label={words.isShown}
        hint={words.isShownHint}
        checked={isShown}
        onChange={({ target }) => setIsShown(target.checked)}
      />
      {isShown ? (
        <StatusFields
          label={words.status}
          texts={statusTexts}
          onChange={setTypedStatus}
          error={errorOf('statusTexts')}
        />
      ) : null}
    </PlainFormDialog>
  )
}
