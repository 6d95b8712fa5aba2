import type { Facing, SurroundingKind } from '#building/choices.ts'
import type { Surrounding } from '#building/schemas.ts'
import { editorWords as words } from './messages/editor.ts'

type Box = { west: number; south: number; east: number; north: number }
/** What the canvas shows: the parts with a margin around them. */
export type View = { bounds: Box; outer: Box; size: number; box: string }

const fills: Record<SurroundingKind, string> = {
  river: 'fill-(--river-200) dark-theme:fill-(--river-800)',
  park: 'fill-(--tone-success-bg)',
  street: 'fill-sunken',
  building: 'fill-surface stroke-ink-3',
}
const depths: Record<SurroundingKind, number> = { river: 500, park: 500, street: 12, building: 14 }

/** The grid, what is around the parts, and a scale of 10 metres. */
export function CanvasScenery({ view, surroundings }: { view: View; surroundings: readonly Surrounding[] }) {
  const { outer, size } = view
  return (
    <g aria-hidden="true" pointerEvents="none">
      <Grid outer={outer} width={size / 900} />
      {surroundings.map((one, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity
        <Band key={i} view={view} surrounding={one} />
      ))}
      <g className="stroke-ink-2" strokeWidth={size / 350}>
        <path d={`M${outer.west + size / 30} ${-outer.south - size / 30}h10`} />
      </g>
      <text
        x={outer.west + size / 30 + 11}
        y={-outer.south - size / 30}
        dominantBaseline="central"
        fontSize={size / 38}
        className="fill-ink-2"
      >
        {words.metres(10)}
      </text>
      <g transform={`translate(${outer.east - size / 22} ${-outer.north + size / 11})`}>
        <path
          d={`M0 0V${-size / 20}M${-size / 90} ${-size / 26}L0 ${-size / 19}L${size / 90} ${-size / 26}`}
          className="fill-none stroke-brass-700"
          strokeWidth={size / 220}
        />
        <text y={size / 35} textAnchor="middle" fontSize={size / 32} className="fill-ink-2 font-[575]">
          N
        </text>
      </g>
    </g>
  )
}

function Grid({ outer, width }: { outer: Box; width: number }) {
  const step = 5
  const from = (value: number) => Math.ceil(value / step) * step
  const lines: string[] = []
  for (let x = from(outer.west); x < outer.east; x += step) lines.push(`M${x} ${-outer.north}V${-outer.south}`)
  for (let y = from(outer.south); y < outer.north; y += step) lines.push(`M${outer.west} ${-y}H${outer.east}`)
  return <path d={lines.join('')} className="fill-none stroke-line" strokeWidth={width} />
}

/** A river, park, street or building along a side; what is farther away than the margin is not drawn. */
function Band({ view: { bounds, outer, size }, surrounding }: { view: View; surrounding: Surrounding }) {
  const { side, kind, distance, name, height } = surrounding
  const box = bandBox(side, bounds, outer, distance, depths[kind], kind === 'building')
  if (box.east <= box.west || box.north <= box.south) return null
  const label = [name || words.surroundingKinds[kind], kind === 'building' ? words.metres(height) : null]
  return (
    <>
      <rect
        x={box.west}
        y={-box.north}
        width={box.east - box.west}
        height={box.north - box.south}
        className={fills[kind]}
        strokeWidth={size / 400}
      />
      <text
        x={(box.west + box.east) / 2}
        y={-(box.south + box.north) / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size / 38}
        className="fill-ink-2"
      >
        {label.filter(Boolean).join(', ')}
      </text>
    </>
  )
}

function bandBox(side: Facing, bounds: Box, outer: Box, distance: number, depth: number, isShort: boolean): Box {
  const along = isShort ? bounds : outer
  switch (side) {
    case 'North':
      return { ...along, south: bounds.north + distance, north: Math.min(outer.north, bounds.north + distance + depth) }
    case 'South':
      return { ...along, north: bounds.south - distance, south: Math.max(outer.south, bounds.south - distance - depth) }
    case 'East':
      return { ...along, west: bounds.east + distance, east: Math.min(outer.east, bounds.east + distance + depth) }
    case 'West':
      return { ...along, east: bounds.west - distance, west: Math.max(outer.west, bounds.west - distance - depth) }
  }
}
