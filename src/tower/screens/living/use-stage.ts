import { useEffect, useRef, useState } from 'react'
import type { BuildingModel } from '#building/model.ts'
import type { Stage, Told } from './stage.ts'

export type StageState = 'loading' | 'drawn' | 'still' | 'failed'

/** Whether this browser can draw 3-D at all; asked before the code for it is fetched. */
export function drawsInThree(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Opens the tower on a canvas once its code is here; `told` may change, the canvas hears the newest. */
export function useStage(model: BuildingModel, told: Told, wears: () => boolean) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [state, setState] = useState<StageState>(() => (drawsInThree() ? 'loading' : 'still'))
  const newest = useRef(told)
  useEffect(() => {
    newest.current = told
  })
  const isStill = state === 'still'

  useEffect(() => {
    if (isStill || !canvas.current) return
    const at = canvas.current
    let opened: Stage | null = null
    let left = false
    const open = async () => {
      const { openStage } = await import('./stage.ts')
      if (left) return
      opened = openStage(at, model, {
        onChoose: (key) => newest.current.onChoose(key),
        onPoint: (key, x, y) => newest.current.onPoint(key, x, y),
        onTurn: (view) => newest.current.onTurn(view),
      })
      opened.dress(wears())
      setStage(opened)
      setState('drawn')
    }
    open().catch(() => setState('failed'))
    return () => {
      left = true
      opened?.close()
      setStage(null)
    }
  }, [model, isStill, wears])

  return { canvas, stage, state }
}
