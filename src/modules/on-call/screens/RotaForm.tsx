import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import type { RotaRecord } from '../contract.ts'
import { onCallWords as words } from '../messages/en.ts'
import { type OnCallException, OnCallRota } from '../schemas.ts'
import { ExceptionRows } from './ExceptionRows.tsx'
import { useSetRota } from './queries.ts'

/** The rota: weekly turns in their order, handover, minutes, and swaps and holidays. */
export function RotaForm({ rota: { version, choices, ...stored } }: { rota: RotaRecord }) {
  const [rota, setRota] = useState<OnCallRota>(stored)
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null)
  const save = useSetRota()
  const undo = useUndoOfArea('on-call')
  const isChanged = JSON.stringify(rota) !== JSON.stringify(stored)
  useUnsaved(isChanged)
  const change = (changes: Partial<OnCallRota>) => setRota({ ...rota, ...changes })
  const nameOf = (id: string) => choices.find((one) => one.id === id)?.name ?? id
  const others = choices.filter(({ id }) => !rota.people.includes(id))
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const submit = () => {
    const parsed = OnCallRota.safeParse(rota)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return setProblem({ field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' })
    }
    setProblem(null)
    save.mutate(
      { rota: parsed.data, version },
      {
        onSuccess: (saved) => toast.success(words.saved, undefined, { undo: undo(hasChanged({ version }, saved)) }),
        onError: (error) => {
          toast.failure(words.notSaved, error.message)
          if (error instanceof CallFailed) setProblem({ field: error.field ?? '', message: error.message })
        },
      },
    )
  }
  return (
    <Card title={words.people}>
      <div className="grid gap-4">
        {problem ? <Notice tone="danger">{problem.message}</Notice> : null}
        <div>
          <p className="text-sm text-ink-3">{words.peopleHint}</p>
          <ol className="mt-1.5">
            {rota.people.map((id, at) => (
              <li key={id} className="flex min-h-11 items-center gap-2 border-t border-line py-1 first:border-t-0">
                <span className="tabular w-6 text-ink-3">{at + 1}</span>
                <span className="min-w-0 flex-1 truncate">{nameOf(id)}</span>
                {at > 0 ? (
                  <IconButton
                    icon={ArrowUp}
                    label={words.up(nameOf(id))}
                    onClick={() => change({ people: swapped(rota.people, at) })}
                  />
                ) : null}
                <IconButton
                  icon={Trash}
                  label={words.removePerson(nameOf(id))}
                  onClick={() => change({ people: rota.people.filter((one) => one !== id) })}
                />
              </li>
            ))}
          </ol>
          {others.length > 0 ? (
            <div className="mt-2 max-w-72">
              <Select
                label={words.addPerson}
                placeholder={words.addPerson}
                choices={others.map(({ id, name }) => ({ value: id, label: name }))}
                value={null}
                onChange={(id) => change({ people: [...rota.people, id] })}
              />
            </div>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-3.5">
          <Field label={words.startsOn} error={errorOf('startsOn')} className="w-44">
            <DateInput value={rota.startsOn} onChange={(startsOn) => change({ startsOn })} />
          </Field>
          <Field label={words.handover} error={errorOf('handover')} className="w-36">
            <DateInput kind="time" value={rota.handover} onChange={(handover) => change({ handover })} />
          </Field>
          <Field label={words.minutes} error={errorOf('minutes')} className="w-56">
            <TextInput
              inputMode="numeric"
              value={Number.isNaN(rota.minutes) ? '' : String(rota.minutes)}
              onChange={({ target }) =>
                change({ minutes: /^\d+$/.test(target.value) ? Number(target.value) : Number.NaN })
              }
            />
          </Field>
        </div>
        <ExceptionRows
          exceptions={rota.exceptions}
          choices={choices}
          onChange={(exceptions: OnCallException[]) => change({ exceptions })}
        />
        <div>
          <Button
            variant="primary"
            busy={save.isPending}
            busyText={words.saving}
            disabledBecause={isChanged ? null : words.saved}
            onClick={submit}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const swapped = (people: readonly string[], at: number) =>
  people.map((id, place) => (place === at ? (people[at - 1] ?? id) : place === at - 1 ? (people[at] ?? id) : id))
