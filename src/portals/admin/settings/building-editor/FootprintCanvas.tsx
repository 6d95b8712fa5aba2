import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Surrounding } from '#building/schemas.ts'
import { boundsOf, isRectilinear } from '#building/shape/rectilinear.ts'
import type { BuildingPart } from '#building/shape/schemas.ts'
import { areaOf, counterClockwise, type Polygon } from '#building/polygon.ts'
import {
  arrowOf,
  closedOutline,
  cornerFrom,
  pushPart,
  pushWall,
  type Spot,
  stepOf,
  toHalfMetre,
} from './canvas-geometry.ts'
import { CanvasPart, type Grip } from './CanvasPart.tsx'
import { CanvasScenery, type View } from './CanvasScenery.tsx'
import { editorWords as words } from './messages/editor.ts'

export type CanvasTool = 'select' | 'draw'

type Props = {
  parts: readonly BuildingPart[]
  surroundings: readonly Surrounding[]
  tool: CanvasTool
  selected: string
  /** The part that gets the focus, when the object is another one. */
  focused: { key: string } | null
  onSelect: (key: string) => void
  /** The walls of a part after a key or at the end of a drag. */
  onOutline: (key: string, outline: Polygon) => void
  onDrawn: (outline: Polygon | null) => void
  onStopDrawing: () => void
}

type Drag = { grip: Grip; from: Spot; outline: Polygon }

/** The parts from above. Parts and walls are moved with the pointer, or with the arrow keys while they have the focus. */
export function FootprintCanvas({
  parts,
  surroundings,
  tool,
  selected,
  focused,
  onSelect,
  onOutline,
  onDrawn,
  onStopDrawing,
}: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<(Drag & { by: Spot }) | null>(null)
  const [corners, setCorners] = useState<readonly Spot[]>([])
  const [cursor, setCursor] = useState<Spot>([0, 0])
  const view = viewOf(parts)
  useEffect(() => {
    if (focused) svg.current?.querySelector<SVGElement>(`[data-part="${focused.key}"]`)?.focus()
  }, [focused])
  // The keys of a drawing are those of the whole canvas.
  useEffect(() => {
    if (tool === 'draw') svg.current?.focus()
  }, [tool])

  const spotAt = (event: PointerEvent): Spot => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return [0, 0]
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    return [point.x, -point.y]
  }
  const outlineOf = (part: BuildingPart) => {
    if (drag?.grip.key !== part.key) return part.outline
    return moved(drag.outline, drag.grip.wall, drag.by)
  }
  const finish = (drawn: readonly Spot[]) => {
    const outline = counterClockwise(closedOutline(drawn))
    setCorners([])
    onDrawn(isRectilinear(outline) ? outline : null)
  }
  const addCorner = (to: Spot) => {
    const corner = cornerFrom(corners.at(-1), to)
    const first = corners[0]
    const closes = first && corners.length > 3 && Math.hypot(to[0] - first[0], to[1] - first[1]) < view.size / 40
    if (closes) finish(corners)
    else setCorners([...corners, corner])
    setCursor(corner)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (tool !== 'draw' || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrowOf(event.key)
    if (arrow) setCursor(pushed(cursor, arrow, event.shiftKey))
    else if (event.key === 'Enter') addCorner(cursor)
    else if (event.key === 'Escape') {
      setCorners([])
      onStopDrawing()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its parts and walls have the focus
    <svg
      ref={svg}
      role="group"
      aria-label={words.canvas}
      aria-describedby="canvas-help"
      {...(tool === 'draw' ? { tabIndex: 0 } : {})}
      viewBox={view.box}
      className="block aspect-4/3 max-h-120 w-full touch-none bg-canvas outline-offset-[-2px] select-none"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (tool === 'draw') addCorner(spotAt(event))
      }}
      onPointerMove={(event) => {
        const at = spotAt(event)
        if (tool === 'draw') setCursor(cornerFrom(corners.at(-1), at))
        if (drag) setDrag({ ...drag, by: [toHalfMetre(at[0] - drag.from[0]), toHalfMetre(at[1] - drag.from[1])] })
      }}
      onPointerUp={() => {
        if (!drag) return
        setDrag(null)
        const outline = moved(drag.outline, drag.grip.wall, drag.by)
        if ((drag.by[0] !== 0 || drag.by[1] !== 0) && isRectilinear(outline)) onOutline(drag.grip.key, outline)
      }}
      onPointerCancel={() => setDrag(null)}
    >
      <CanvasScenery view={view} surroundings={surroundings} />
      {largestFirst(parts).map((part) => (
        <CanvasPart
          key={part.key}
          part={{ ...part, outline: [...outlineOf(part)] }}
          others={parts.filter((other) => other !== part).map(outlineOf)}
          isSelected={part.key === selected}
          isDisabled={tool === 'draw'}
          size={view.size}
          onSelect={() => onSelect(part.key)}
          onGrip={(grip, event) => {
            svg.current?.setPointerCapture(event.pointerId)
            setDrag({ grip, from: spotAt(event), outline: part.outline, by: [0, 0] })
          }}
          onPush={(wall, arrow, isLarge) => {
            const outline = moved(part.outline, wall, pushed([0, 0], arrow, isLarge))
            if (isRectilinear(outline)) onOutline(part.key, outline)
          }}
        />
      ))}
      {tool === 'draw' ? <Drawing corners={corners} cursor={cursor} size={view.size} /> : null}
    </svg>
  )
}

/** A tower is drawn over the podium that it is on, so that it can be pressed. */
const largestFirst = (parts: readonly BuildingPart[]) =>
  parts.toSorted((one, other) => Math.abs(areaOf(other.outline)) - Math.abs(areaOf(one.outline)))

const pushed = ([east, north]: Spot, arrow: Spot, isLarge: boolean): Spot => [
  east + arrow[0] * stepOf(isLarge),
  north + arrow[1] * stepOf(isLarge),
]

const moved = (outline: Polygon, wall: number | null, by: Spot) =>
  wall === null ? pushPart(outline, by) : pushWall(outline, wall, by)

function viewOf(parts: readonly BuildingPart[]): View {
  const { west, south, east, north } = boundsOf(parts.map(({ outline }) => outline))
  const margin = Math.max(12, (east - west) * 0.25)
  const [wide, high] = [east - west + 2 * margin, north - south + 2 * margin]
  return {
    bounds: { west, south, east, north },
    size: Math.max(wide, high),
    box: `${west - margin} ${-north - margin} ${wide} ${high}`,
    outer: { west: west - margin, south: south - margin, east: east + margin, north: north + margin },
  }
}

function Drawing({ corners, cursor, size }: { corners: readonly Spot[]; cursor: Spot; size: number }) {
  const line = [...corners, cursor].map(([east, north]) => `${east},${-north}`).join(' ')
  return (
    <g pointerEvents="none">
      <polyline points={line} fill="none" className="stroke-action" strokeWidth={size / 250} />
      {[...corners, cursor].map(([east, north], i) => (
        // oxlint-disable-next-line react/no-array-index-key -- corners have no other identity
        <circle key={i} cx={east} cy={-north} r={size / 110} className="fill-action" />
      ))}
      <title>{words.drawnCorner(cursor[0], cursor[1])}</title>
    </g>
  )
}
