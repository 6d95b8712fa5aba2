import { useMemo } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import { commonOutlines } from '#building/floor-outlines.ts'
import type { BuildingModel } from '#building/model.ts'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { words } from '../../messages/living.ts'
import { orbitAfterKey } from '../../geometry/orbit.ts'
import type { Stage } from './tower-scene.ts'

const sides = { North: 0, East: 90, South: 180, West: 270 } as const

/** Buttons for all pointer gestures of the view; the compass turns with the tower. */
export function RotateControls({ stage, model, bearing }: { stage: Stage; model: BuildingModel; bearing: number }) {
  const wide = useWide()
  const plan = useMemo(() => planOf(model), [model])
  const steer = (key: string) => {
    const to = orbitAfterKey(stage.view(), key)
    if (to) stage.moveCamera(to)
  }
  return (
    <>
      <div
        role="group"
        aria-label={words.compass}
        className="absolute top-3 right-3 size-23 rounded-full bg-surface/85 shadow-card backdrop-blur-sm max-md:size-20"
      >
        <svg aria-hidden="true" viewBox="-50 -50 100 100" className="absolute inset-0">
          <path
            d={plan}
            transform={`rotate(${(180 - bearing).toFixed(1)})`}
            fill="var(--brand-200)"
            stroke="var(--brand-600)"
            strokeWidth="1.5"
          />
        </svg>
        {Object.entries(sides).map(([side, from]) => {
          const turned = ((from - bearing + 180) * Math.PI) / 180
          const at = { left: `${50 + Math.sin(turned) * 36}%`, top: `${50 - Math.cos(turned) * 36}%` }
          const initial = words.directions[side as keyof typeof sides]
          // The compass is too small for touch: there it only shows the direction, and the buttons below turn the
          // tower.
          return wide ? (
            <button
              key={side}
              type="button"
              aria-label={words.from[side as keyof typeof sides]}
              onClick={() => stage.moveCamera({ bearing: from })}
              style={at}
              className={`${letterClass} hover:bg-hover hover:text-ink`}
            >
              {initial}
            </button>
          ) : (
            <span key={side} aria-hidden="true" style={at} className={letterClass}>
              {initial}
            </span>
          )
        })}
      </div>
      <div className="absolute top-28 right-9.5 grid rounded-lg bg-surface/85 p-0.5 shadow-card backdrop-blur-sm max-md:static max-md:flex max-md:justify-between max-md:rounded-none max-md:border-t max-md:border-line max-md:px-3 max-md:shadow-none">
        <IconButton icon={Plus} label={words.closer} onClick={() => steer('+')} />
        <IconButton icon={Minus} label={words.farther} onClick={() => steer('-')} />
        <IconButton icon={RotateCw} label={words.turnLeft} onClick={() => steer('ArrowLeft')} />
        <IconButton icon={RotateCcw} label={words.turnRight} onClick={() => steer('ArrowRight')} />
        <IconButton icon={Undo2} label={words.reset} onClick={() => stage.reset()} />
      </div>
    </>
  )
}

const letterClass =
  'absolute grid size-6 -translate-1/2 place-items-center rounded-full text-xs font-semibold text-ink-2'

/** The outlines of the homes as a path, north up, sized for the middle of the compass. */
function planOf({ floors }: BuildingModel): string {
  const outlines = commonOutlines(floors)
  const corners = outlines.flat()
  const [x, y] = [corners.map(([east]) => east), corners.map(([, north]) => north)]
  const [midX, midY] = [(Math.min(...x) + Math.max(...x)) / 2, (Math.min(...y) + Math.max(...y)) / 2]
  const scale = 32 / Math.hypot(Math.max(...x) - midX, Math.max(...y) - midY) / 1.35
  const place = ([east, north]: readonly [number, number]) =>
    `${((east - midX) * scale).toFixed(1)} ${((midY - north) * scale).toFixed(1)}`
  return outlines.map((outline) => `M${outline.map(place).join('L')}z`).join('')
}
