import { useId, useMemo } from 'react'
import type { BuildingModel } from '#building/model.ts'
import { type Extent, isAffected } from '#incidents/rules.ts'
import type { FacadeCell } from '#tower/geometry/facade.ts'
import { type TowerCell, towerFloors } from '#tower/facade-columns.ts'

type Props = { model: BuildingModel; extent: Extent; label: string }

/** Sizes of the drawing; a wall rises by a part of its width. */
const [cellWidth, gap, margin, rise] = [12, 1.2, 16, 0.06]
const width = 300

/** The two walls of the tower with the affected homes hatched. */
export function AffectedTower({ model, extent, label }: Props) {
  const pattern = useId()
  const floors = useMemo(() => towerFloors(model), [model])
  const { cells = [], front = 0 } = floors[0] ?? {}
  const around = cells.length - front
  const step = Math.min(cellWidth + gap, (width - margin) / Math.max(1, cells.length))
  const rowHeight = Math.max(2.4, Math.min(7, 250 / Math.max(1, floors.length)))
  const corner = margin + around * step
  const top = rise * Math.max(around, front) * step + 2
  const height = top + floors.length * rowHeight + 2
  const draw = (cell: FacadeCell<TowerCell>, x: number, y: number) => {
    if (cell === null || cell === 'free') return null
    const isHome = typeof cell === 'object'
    const hatched = isHome && isAffected(extent, cell)
    return (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y}
        width={Math.max(0.5, step - gap)}
        height={Math.max(0.5, rowHeight - gap)}
        fill={hatched ? `url(#${pattern})` : isHome ? 'var(--sunken)' : 'var(--map-service)'}
        stroke={hatched ? 'var(--st-maintenance)' : 'var(--line-strong)'}
        strokeWidth={0.4}
      />
    )
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${margin + cells.length * step + 2} ${height}`}
      className="mx-auto block max-h-105 w-full"
    >
      <defs>
        <pattern id={pattern} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="4" fill="var(--surface)" />
          <rect width="2.2" height="4" fill="var(--st-maintenance)" />
        </pattern>
      </defs>
      <g transform={`translate(${corner} ${top})`}>
        <g transform={`matrix(1 ${rise} 0 1 0 0)`}>
          {floors.map(({ number, cells: row }, at) => (
            <g key={number}>
              {hasNumber(number, floors[0]?.number ?? 0) ? (
                <text
                  x={-around * step - 3}
                  y={at * rowHeight + rowHeight - gap / 2}
                  textAnchor="end"
                  fontSize={6.5}
                  fill="var(--ink-3)"
                >
                  {number}
                </text>
              ) : null}
              {row.slice(front).map((cell, place) => draw(cell, (place - around) * step, at * rowHeight))}
            </g>
          ))}
        </g>
        <g transform={`matrix(1 ${-rise} 0 1 0 0)`}>
          {floors.map(({ number, cells: row }, at) => (
            <g key={number}>
              {row.slice(0, front).map((cell, place) => draw(cell, place * step + gap, at * rowHeight))}
            </g>
          ))}
        </g>
      </g>
    </svg>
  )
}

/** Every fifth floor, the first, and the top one. */
const hasNumber = (number: number, top: number) =>
  number === 1 || number === top || (number % 5 === 0 && top - number > 1)
