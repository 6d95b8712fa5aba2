import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { incidentKinds, type IncidentKind, maxSteps } from '../choices.ts'
import type { IncidentScript } from '../script-contract.ts'
import { incidentWords } from '../messages/desk.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import type { ScriptStep } from '../script.ts'
import { useChangeScript, useScripts } from './queries.ts'
import { StepFields } from './StepFields.tsx'

const words = incidentScreenWords.editor
const blank: ScriptStep = { title: '', call: '', isInside: false, sayTexts: {}, repeatMinutes: null }

/** Steps that are not saved yet, and the version that they change: another person's change meanwhile is an error. */
type Draft = { steps: readonly ScriptStep[]; version: number }
const isChanged = ({ steps }: Draft, script: IncidentScript | undefined) =>
  script !== undefined && JSON.stringify(steps) !== JSON.stringify(script.steps)

/** The office writes what the desk does, for each kind of incident; what is not saved stays while another kind is shown. */
export function ScriptsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const scripts = useScripts()
  const [kind, setKind] = useState<IncidentKind>('elevator')
  const [drafts, setDrafts] = useState<Partial<Record<IncidentKind, Draft>>>({})
  const scriptOf = (one: IncidentKind) => scripts.data?.find((each) => each.kind === one)
  const script = scriptOf(kind)
  if (script)
    return (
      <Editor
        key={kind}
        open={open}
        onClose={onClose}
        script={script}
        draft={drafts[kind] ?? script}
        onDraft={(draft) => setDrafts((before) => ({ ...before, [kind]: draft }))}
        dirty={incidentKinds.some((one) => drafts[one] && isChanged(drafts[one], scriptOf(one)))}
        kinds={<Kinds kind={kind} onChange={setKind} />}
      />
    )
  return open ? <Waiting on={scripts} words={incidentScreenWords.loading} failed={incidentScreenWords.failed} /> : null
}

const Kinds = ({ kind, onChange }: { kind: IncidentKind; onChange: (kind: IncidentKind) => void }) => (
  <div className="overflow-x-auto">
    <Segmented
      label={words.kind}
      choices={incidentKinds.map((value) => ({ value, label: incidentWords.kinds[value] }))}
      value={kind}
      onChange={onChange}
    />
  </div>
)

type EditorProps = {
  open: boolean
  onClose: () => void
  script: IncidentScript
  draft: Draft
  onDraft: (draft: Draft) => void
  dirty: boolean
  kinds: React.ReactNode
}

function Editor({ open, onClose, script, draft: { steps, version }, onDraft, dirty, kinds }: EditorProps) {
  const setSteps = (next: readonly ScriptStep[]) => onDraft({ steps: next, version })
  const [isChecked, setIsChecked] = useState(false)
  const change = useChangeScript()
  const save = (next: readonly ScriptStep[] | null) => {
    setIsChecked(true)
    if (next?.some(({ title }) => title.trim() === '')) return
    change.mutate(
      { kind: script.kind, version, body: { steps: next === null ? null : [...next] } },
      {
        onSuccess: (saved) => {
          onDraft(saved)
          toast.success(words.saved)
        },
        onError: (error) => toast.failure(incidentScreenWords.notSaved, error.message),
      },
    )
  }
  const put = (at: number, step: ScriptStep) => setSteps(steps.with(at, step))
  const move = (at: number, by: number) => {
    const [one, other] = [steps[at], steps[at + by]]
    if (one && other) setSteps(steps.with(at, other).with(at + by, one))
  }
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      status={words.status}
      dirty={dirty}
      verb={words.verb}
      cancel={words.close}
      busyText={words.saving}
      isBusy={change.isPending}
      onSave={() => save(steps)}
    >
      {kinds}
      {steps.map((step, at) => (
        <StepFields
          // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its position
          key={at}
          place={at + 1}
          step={step}
          isLast={at === steps.length - 1}
          error={isChecked && step.title.trim() === '' ? words.noTitle : undefined}
          onChange={(next) => put(at, next)}
          onMove={(by) => move(at, by)}
          onRemove={steps.length > 1 ? () => setSteps(steps.filter((_, place) => place !== at)) : undefined}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          icon={Plus}
          disabledBecause={steps.length >= maxSteps ? words.step(maxSteps) : null}
          onClick={() => setSteps([...steps, blank])}
        >
          {words.add}
        </Button>
        {script.isDefault ? (
          <span className="text-sm text-ink-3">{words.isDefault}</span>
        ) : (
          <Button variant="plain" onClick={() => save(null)}>
            {words.reset}
          </Button>
        )}
      </div>
    </PlainFormDialog>
  )
}
