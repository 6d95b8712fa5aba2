import { useEffect, useState } from 'react'
import type { BuildingModel } from '#building/model.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import type { Fill } from '../../colourings.ts'
import { words } from '../../messages/living.ts'
import type { Orbit } from '../../geometry/orbit.ts'
import { CutControl } from './CutControl.tsx'
import { StillTower } from './StillTower.tsx'
import { RotateControls } from './RotateControls.tsx'
import { useTowerScene } from './use-tower-scene.ts'

type Props = {
  model: BuildingModel
  fills: ReadonlyMap<string, Fill>
  chosen: string | null
  /** The label for a place; null if it has no unit. */
  label: (key: string) => { title: string; line: string } | null
  onChoose: (key: string) => void
}

const isDarkTheme = () => document.documentElement.dataset['theme'] === 'dark'

/** The interactive picture of the tower: it can be turned, cut open and pointed at. */
export function TowerPicture(props: Props) {
  const [attempts, setAttempts] = useState(0)
  return <Picture key={attempts} {...props} onRetry={() => setAttempts(attempts + 1)} />
}

function Picture({ model, fills, chosen, label, onChoose, onRetry }: Props & { onRetry: () => void }) {
  const [pointed, setPointed] = useState<{ key: string; x: number; y: number } | null>(null)
  const [view, setView] = useState<Orbit | null>(null)
  const [cut, setCut] = useState<number | null>(null)
  const { canvas, stage, state } = useTowerScene(
    model,
    { onChoose, onPoint: (key, x, y) => setPointed(key === null ? null : { key, x, y }), onTurn: setView },
    isDarkTheme,
  )
  useEffect(() => stage?.paint(fills), [stage, fills])
  useEffect(() => stage?.choose(chosen), [stage, chosen])
  useEffect(() => stage?.cut(cut), [stage, cut])
  useEffect(
    () =>
      watchTheme(
        (night) => stage?.applyTheme(night),
        () => stage?.paint(fills),
      ),
    [stage, fills],
  )
  const note = pointed && label(pointed.key)

  if (state === 'still')
    return (
      <div className="grid gap-3 p-4">
        <StillTower model={model} fills={fills} chosen={chosen} onChoose={onChoose} />
        <p className="text-sm text-ink-3">{words.still}</p>
      </div>
    )
  return (
    <div className="relative">
      <canvas
        ref={canvas}
        // Announces that the canvas handles the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
        role="application"
        aria-label={words.picture}
        tabIndex={0}
        data-picture="tower"
        className="block h-[min(72svh,45rem)] min-h-105 max-md:h-[min(60svh,30rem)] w-full cursor-grab touch-pan-y rounded-t-lg outline-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      />
      {state === 'drawn' ? null : (
        <div
          role="status"
          className="absolute inset-x-0 top-1/3 grid justify-items-center gap-3 px-6 text-center text-ink-2"
        >
          {state === 'loading' ? words.loading : words.failed}
          {state === 'failed' ? <Button onClick={onRetry}>{words.retry}</Button> : null}
        </div>
      )}
      {stage ? <RotateControls stage={stage} model={model} bearing={view?.bearing ?? stage.view().bearing} /> : null}
      {note && pointed ? <PointedNote {...note} x={pointed.x} y={pointed.y} /> : null}
      <div className="grid gap-2 border-t border-line px-4 py-3">
        <CutControl model={model} value={cut} onChange={setCut} />
        <p className="text-xs text-ink-3">
          <span className="max-md:hidden">{words.hint}</span>
          <span className="md:hidden">{words.hintTouch}</span> {words.schematic}
        </p>
      </div>
    </div>
  )
}

/** The label beside the pointer. */
function PointedNote({ title, line, x, y }: { title: string; line: string; x: number; y: number }) {
  const left = Math.min(x + 14, window.innerWidth - 230)
  return (
    <div
      aria-hidden="true"
      data-note="pointed"
      style={{ left, top: y + 16 }}
      className="pointer-events-none fixed z-20 max-w-55 rounded-md bg-brand-950 px-3 py-2 text-sm text-white shadow-pop"
    >
      <p className="font-semibold">{title}</p>
      <p className="opacity-80">{line}</p>
    </div>
  )
}

/** Applies the theme's colours to the picture, again after every change of the theme. */
function watchTheme(applyTheme: (night: boolean) => void, paint: () => void): () => void {
  const watch = new MutationObserver(() => {
    applyTheme(isDarkTheme())
    paint()
  })
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}
