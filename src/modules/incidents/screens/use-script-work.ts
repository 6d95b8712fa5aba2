import { useState } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import type { Incident, IncidentStep } from '../contract.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { nextStepOf } from '../rules.ts'
import { useAddStepTime, useRemoveStepTime, useSetStep } from './queries.ts'

/** The step that is worked on. It changes by what this desk does, never by another desk. */
type Chosen = {
  id: string
  /** The times of a step that repeats when it was chosen: what comes after them is of another desk. */
  times: number
  /** Changes when the field takes the keyboard. */
  turn: number
}

type Work = { chosen: Chosen | null; notes: Readonly<Record<string, string>> }

const without = (notes: Work['notes'], stepId: string) =>
  Object.fromEntries(Object.entries(notes).filter(([id]) => id !== stepId))

/** The work on a script at this desk: the chosen step, and the notes that are being typed, which no change of another desk removes. */
export function useScriptWork({ id, script, closedAt }: Incident, now: Date) {
  const set = useSetStep()
  const add = useAddStepTime()
  const remove = useRemoveStepTime()
  const [began] = useState(() => new Date())
  // On a phone the keyboard would cover what to say.
  const [takesFocus, setTakesFocus] = useState(useWide())
  const [{ chosen, notes }, setWork] = useState<Work>({ chosen: null, notes: {} })
  const isSaving = set.isPending || add.isPending
  const pinned = script.find((step) => step.id === chosen?.id)
  const follows = chosen === null || !isSaving
  const current = closedAt === null ? (pinned ?? (follows ? nextStepOf(script, began) : undefined)) : undefined

  const choose = (step: IncidentStep | undefined) => {
    setTakesFocus(true)
    setWork((work) => ({ ...work, chosen: next(work, step) }))
  }
  /** The next step is ready at once, so that what is typed from now on is in its field. */
  const goOn = (done: IncidentStep, after: IncidentStep) => {
    setTakesFocus(true)
    const following = nextStepOf(
      script.map((step) => (step.id === done.id ? after : step)),
      now,
    )
    setWork((work) => ({ chosen: next(work, following), notes: without(work.notes, done.id) }))
  }
  const failed = (error: Error) => toast.failure(incidentScreenWords.notSaved, error.message)
  /** What was not saved is in its field again, and that field is chosen unless another note is being typed. */
  const restore = (step: IncidentStep, note: string) => (error: Error) => {
    failed(error)
    setWork((work) => ({
      chosen: work.chosen && work.notes[work.chosen.id] ? work.chosen : next(work, step),
      notes: note === '' ? work.notes : { ...work.notes, [step.id]: note },
    }))
  }
  const doneNow = now.toISOString()
  return {
    current,
    chosen,
    notes,
    takesFocus,
    isBusy: ({ id: stepId }: IncidentStep) =>
      (set.isPending && set.variables.stepId === stepId) || (add.isPending && add.variables.step.id === stepId),
    choose,
    /** The field has the keyboard: from now on its step is the chosen one. */
    focus: (step: IncidentStep) =>
      setWork((work) => (work.chosen?.id === step.id ? work : { ...work, chosen: { ...next(work, step), turn: 0 } })),
    write: (step: IncidentStep, note: string) =>
      setWork((work) => ({ ...work, notes: { ...work.notes, [step.id]: note } })),
    skip: (step: IncidentStep) => goOn(step, step),
    finish: (step: IncidentStep, note: string) => {
      goOn(step, { ...step, doneAt: step.doneAt ?? doneNow })
      set.mutateAsync({ id, stepId: step.id, body: { isDone: true, note } }).catch(restore(step, note))
    },
    reopen: async (step: IncidentStep) => {
      try {
        await set.mutateAsync({ id, stepId: step.id, body: { isDone: false, note: step.note } })
        setTakesFocus(true)
        setWork((work) => (work.chosen && work.notes[work.chosen.id] ? work : { ...work, chosen: next(work, step) }))
      } catch (error) {
        failed(error as Error)
      }
    },
    repeat: async (step: IncidentStep, note: string) => {
      goOn(step, { ...step, times: [...step.times, { id: '', doneAt: doneNow, doneBy: '', note }] })
      try {
        const saved = await add.mutateAsync({ id, step, body: { note } })
        const times = saved.script.find((one) => one.id === step.id)?.times.length ?? 0
        setWork((work) => (work.chosen?.id === step.id ? { ...work, chosen: { ...work.chosen, times } } : work))
      } catch (error) {
        restore(step, note)(error as Error)
      }
    },
    removeTime: (step: IncidentStep, timeId: string) =>
      remove.mutate({ id, stepId: step.id, timeId }, { onError: failed }),
  }
}

/** The chosen step after this one; its field takes the keyboard. Without one the script follows what comes next. */
const next = ({ chosen }: Work, step: IncidentStep | undefined): Chosen => ({
  id: step?.id ?? '',
  times: step?.times.length ?? 0,
  turn: (chosen?.turn ?? 0) + 1,
})
