import type { KeyboardEvent, PointerEvent } from 'react'
import { accessOfShape } from '#building/shape/access.ts'
import { wallsOf } from '#building/polygon.ts'
import { boundsOf } from '#building/shape/rectilinear.ts'
import type { BuildingPart } from '#building/shape/schemas.ts'
import { middleOf, widthAround } from '#tower/geometry/label-place.ts'
import { AccessMarks } from '#tower/screens/floors/AccessMarks.tsx'
import { arrowOf, sideOfWall, type Spot, spotOfLength, spotsOfLengths } from './canvas-geometry.ts'
import { editorWords as words } from './messages/editor.ts'
import { svgPath } from './svg-path.ts'

/** What is dragged: a wall of a part, or the whole part (null). */
export type Grip = { key: string; wall: number | null }

type Props = {
  part: BuildingPart
  /** The outlines of the other parts, beside which its label is. */
  others: readonly BuildingPart['outline'][]
  isSelected: boolean
  isDisabled: boolean
  size: number
  onSelect: () => void
  onGrip: (grip: Grip, event: PointerEvent) => void
  onPush: (wall: number | null, arrow: Spot, isLarge: boolean) => void
}

/** The name of a part as large as the width permits; its letter where the name would be too small to read. */
function labelOf({ key, name }: BuildingPart, width: number, size: number) {
  const usual = size / 30
  const fitting = (1.6 * width) / name.length
  return fitting < size / 50 ? { text: key, fontSize: usual } : { text: name, fontSize: Math.min(usual, fitting) }
}

const shown = (metres: number) => Math.round(metres * 10) / 10

/** A part on the canvas: it and, while it is selected, each of its walls can have the focus and be moved. */
export function CanvasPart({ part, others, isSelected, isDisabled, size, onSelect, onGrip, onPush }: Props) {
  const { key, name, outline } = part
  const { west, south, east, north } = boundsOf([outline])
  const lengths = others.flatMap(wallsOf).map((wall) => spotOfLength(wall, size))
  const spots = spotsOfLengths(outline, size)
  const marks = [...(part.access ?? []).map(({ at }) => at), ...lengths]
  const [x, y] = middleOf(outline, others, size / 12, marks)
  // The handles of the walls beside it stay free.
  const label = labelOf(part, widthAround([x, y], [outline, ...others], size / 25) - size / 22, size)
  // On the canvas, a pixel of a style is a metre.
  const focusRing = { outlineWidth: `${size / 180}px`, outlineOffset: `${size / 180}px` }
  const onKeyDown = (wall: number | null) => (event: KeyboardEvent) => {
    const arrow = arrowOf(event.key)
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onPush(wall, arrow, event.shiftKey)
  }
  return (
    <g pointerEvents={isDisabled ? 'none' : undefined}>
      <path
        d={svgPath(outline)}
        data-part={key}
        role="button"
        tabIndex={isDisabled ? -1 : 0}
        aria-label={words.part(name, shown(east - west), shown(north - south))}
        aria-pressed={isSelected}
        className="cursor-move fill-action-soft stroke-action"
        style={focusRing}
        fillOpacity={isSelected ? 1 : 0.55}
        strokeWidth={size / (isSelected ? 200 : 350)}
        onFocus={onSelect}
        onKeyDown={onKeyDown(null)}
        onPointerDown={(event) => {
          onSelect()
          onGrip({ key, wall: null }, event)
        }}
      />
      <g aria-hidden="true" pointerEvents="none">
        <AccessMarks points={accessOfShape({ parts: [part] })} outlines={[outline]} size={size / 70} />
      </g>
      <text
        aria-hidden="true"
        x={x}
        y={-y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={label.fontSize}
        pointerEvents="none"
        className="fill-action-ink font-semibold"
      >
        {label.text}
      </text>
      {isSelected
        ? wallsOf(outline).map(({ from, to, length }, wall) => {
            const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
            const side = words.sides[sideOfWall(outline, wall)]
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a wall is identified by its position
              <g key={wall}>
                <rect
                  x={mx - size / 90}
                  y={-my - size / 90}
                  width={size / 45}
                  height={size / 45}
                  rx={size / 300}
                  role="button"
                  tabIndex={isDisabled ? -1 : 0}
                  aria-label={words.wall(name, side, shown(length))}
                  className={`fill-surface stroke-action ${side === 'north' || side === 'south' ? 'cursor-ns-resize' : 'cursor-ew-resize'}`}
                  strokeWidth={size / 250}
                  style={focusRing}
                  onKeyDown={onKeyDown(wall)}
                  onPointerDown={(event) => onGrip({ key, wall }, event)}
                />
                <WallLength at={spots[wall]!} text={words.metres(shown(length))} size={size} />
              </g>
            )
          })
        : null}
    </g>
  )
}

function WallLength({ at: [x, y], text, size }: { at: Spot; text: string; size: number }) {
  return (
    <text
      aria-hidden="true"
      x={x}
      y={-y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={size / 42}
      pointerEvents="none"
      className="tabular fill-ink-2"
    >
      {text}
    </text>
  )
}
