import { useEffect, useRef, useState } from 'react'
import type { BuildingModel } from '#building/model.ts'
import type { Stage, SceneListeners } from './tower-scene.ts'

export type StageState = 'loading' | 'drawn' | 'still' | 'failed'

/** Whether the browser supports WebGL; checked before the code is loaded. */
export function supportsWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Opens the tower on a canvas once its code is loaded. The listeners may change; the newest are called. */
export function useTowerScene(model: BuildingModel, listeners: SceneListeners, isDark: () => boolean) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [state, setState] = useState<StageState>(() => (supportsWebGL() ? 'loading' : 'still'))
  const newest = useRef(listeners)
  useEffect(() => {
    newest.current = listeners
  })
  const isStill = state === 'still'

  useEffect(() => {
    if (isStill || !canvas.current) return
    const at = canvas.current
    let opened: Stage | null = null
    let left = false
    const open = async () => {
      const { createTowerScene } = await import('./tower-scene.ts')
      if (left) return
      opened = await createTowerScene(at, model, {
        onChoose: (key) => newest.current.onChoose(key),
        onPoint: (key, x, y) => newest.current.onPoint(key, x, y),
        onTurn: (view) => newest.current.onTurn(view),
      })
      if (left) return opened.close()
      opened.applyTheme(isDark())
      setStage(opened)
      await opened.drawn
      if (!left) setState('drawn')
    }
    open().catch(() => setState('failed'))
    return () => {
      left = true
      opened?.close()
      setStage(null)
    }
  }, [model, isStill, isDark])

  return { canvas, stage, state }
}
