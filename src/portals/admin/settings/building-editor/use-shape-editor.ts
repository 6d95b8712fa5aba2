import { useEffect, useRef, useState } from 'react'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import type { ShapeDraft } from '#tower/shape-contract.ts'
import { useSaveShape, useStepShape } from './shape-queries.ts'

/** Milliseconds without a change after which the draft is saved. */
const pause = 250

/** The draft while it is edited: changes show at once and are saved shortly after, one call at a time. */
export function useShapeEditor(draft: ShapeDraft) {
  const [local, setLocal] = useState<BuildingShape | null>(null)
  /** What was saved last, until the draft that was read contains it: the canvas would show the one before for a moment. */
  const [saved, setSaved] = useState<{ shape: BuildingShape; version: number } | null>(null)
  const save = useSaveShape()
  const step = useStepShape()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ local, draft })
  useEffect(() => {
    latest.current = { local, draft }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useUnsaved(local !== null)
  const isSaving = save.isPending || step.isPending

  const saveNow = () => {
    clearTimeout(timer.current)
    const { local: shape, draft: stored } = latest.current
    if (!shape || save.isPending) return
    save.mutate({ version: stored.version, shape }, { onSuccess: ({ version }) => setSaved({ shape, version }) })
  }
  if (saved && draft.version >= saved.version) {
    setSaved(null)
    // What was changed meanwhile is saved by the effect below.
    if (local === saved.shape) setLocal(null)
  }
  const canSave = local !== null && saved === null && !isSaving && !save.isError
  useEffect(() => {
    if (!canSave) return undefined
    timer.current = setTimeout(saveNow, pause)
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps -- a new shape starts the pause again
  }, [local, canSave])

  const isBusy = local !== null || isSaving
  return {
    shape: local ?? draft.shape,
    isBusy,
    error: save.error ?? step.error,
    isStale: save.error instanceof CallFailed && save.error.status === 412,
    canUndo: !isBusy && draft.canUndo,
    canRedo: !isBusy && draft.canRedo,
    change: (next: BuildingShape) => {
      latest.current = { ...latest.current, local: next }
      setLocal(next)
    },
    retry: () => {
      save.reset()
      saveNow()
    },
    /** Drops what could not be saved. */
    discard: () => {
      save.reset()
      step.reset()
      setLocal(null)
    },
    step: (to: 'previous' | 'next') => {
      if (!isBusy) step.mutate({ version: draft.version, to })
    },
  }
}
