import type { HomeShape } from '#tower/geometry/home-shape.ts'
import { planOf } from '#tower/geometry/plan.ts'
import type { HomePlan as Plan, Line, Room } from '#tower/geometry/plan.ts'
import type { Offer } from '#units/offers.ts'
import { useSite } from '../shell/language.tsx'
import type { SiteWords } from '../messages/en.ts'

const wide = 320
const maxDepth = 178
const balconyDeep = 1.5
const squareMetres = 0.092903

/** A schematic plan of a home, built from templates; null if its bedrooms or its area are unknown. */
export function HomePlan({ offer, shape }: { offer: Offer; shape: HomeShape | null }) {
  const texts = useSite().words.offers.plan
  const { bedrooms, bathrooms, squareFootage } = offer
  const balconies = offer.balconies ?? 0
  if (bedrooms === null || !squareFootage) return null
  const plan = planOf({
    bedrooms,
    bathrooms: bathrooms ?? 1,
    area: squareFootage * squareMetres,
    balconies,
    shape: shape?.shape ?? 1.3,
    corner: shape?.corner ?? null,
    mirrored: shape !== null && shape.slot.slot % 2 === 0,
  })
  const below = balconies > 0 ? balconyDeep : 0.2
  const scale = Math.min((wide - 8) / plan.width, (maxDepth - 8) / (plan.depth + below))
  const draw = drawer(plan, scale, texts)
  const height = Math.ceil((plan.depth + below) * scale) + 10
  return (
    <svg className="plan" viewBox={`0 0 ${wide} ${height}`} role="img" aria-label={texts.of(offer.unitNumber)}>
      <path className="plan-floor" d={draw.outline} />
      <path className="plan-things" d={plan.rooms.map((room) => draw.things(room)).join('')} />
      {balconies > 0 && <path className="plan-balcony" d={draw.balconies} />}
      <path className="plan-walls" d={draw.lines(plan.walls)} />
      <path className="plan-outer" d={draw.outline} />
      <path className="plan-gaps" d={draw.gaps} />
      <path className="plan-doors" d={draw.doors} />
      <path className="plan-windows" d={draw.lines(plan.windows)} />
      {plan.rooms.map((room) => draw.name(room))}
    </svg>
  )
}

function drawer(plan: Plan, scale: number, value: SiteWords['offers']['plan']) {
  const left = (wide - plan.width * scale) / 2
  const x = (metres: number) => Math.round((left + metres * scale) * 10) / 10
  const y = (metres: number) => Math.round((4 + metres * scale) * 10) / 10
  const d = (metres: number) => Math.round(metres * scale * 10) / 10
  const box = (bx: number, by: number, w: number, h: number) => `M${x(bx)} ${y(by)}h${d(w)}v${d(h)}h${-d(w)}z`
  const line = ([x1, y1, x2, y2]: Line) => `M${x(x1)} ${y(y1)}L${x(x2)} ${y(y2)}`

  return {
    outline: box(0, 0, plan.width, plan.depth),
    lines: (lines: readonly Line[]) => lines.map(line).join(''),
    gaps: plan.doors.map(({ hinge, closed }) => line([...hinge, ...closed])).join(''),
    doors: plan.doors
      .map(({ hinge, closed, open }) => {
        const clockwise =
          (open[0] - hinge[0]) * (closed[1] - hinge[1]) - (open[1] - hinge[1]) * (closed[0] - hinge[0]) > 0
        const r = d(Math.hypot(closed[0] - hinge[0], closed[1] - hinge[1]))
        return `${line([...hinge, ...open])}A${r} ${r} 0 0 ${clockwise ? 1 : 0} ${x(closed[0])} ${y(closed[1])}`
      })
      .join(''),
    balconies: plan.balconies.map(({ x: bx, width }) => box(bx, plan.depth, width, balconyDeep - 0.2)).join(''),

    things({ kind, x: rx, y: ry, width, depth }: Room): string {
      const mid = rx + width / 2
      if (kind === 'bedroom') {
        const [w, h] = [Math.min(1.6, width - 1), Math.min(2, depth - 0.8)]
        const top = ry + depth - h - 0.25
        return box(mid - w / 2, top, w, h) + line([mid - w / 2, top + h * 0.72, mid + w / 2, top + h * 0.72])
      }
      if (kind === 'living') {
        const w = Math.min(2.2, width - 1.2)
        const top = ry + depth - 1.3
        return box(mid - w / 2, top, w, 0.85) + line([mid - w / 2, top + 0.6, mid + w / 2, top + 0.6])
      }
      if (kind === 'kitchen') return box(rx + 0.05, ry, width - 0.1, 0.6)
      if (kind === 'bath' || kind === 'ensuite')
        return box(mid - 0.85, ry + 0.15, 1.7, 0.7) + box(mid - 0.7, ry + 0.28, 1.4, 0.44)
      if (kind === 'half') return box(mid - 0.2, ry + 0.15, 0.4, 0.6)
      return ''
    },

    name(room: Room) {
      const text = value.rooms[room.kind](room.number, plan.rooms.filter(({ kind }) => kind === 'bedroom').length)
      if (d(room.width) < text.length * 5.6 + 4 || d(room.depth) < 26) return null
      // A hall that was shortened for a bath has its name below.
      const isCut =
        room.kind === 'hall' &&
        plan.rooms.some(
          ({ kind, x: rx, y: ry, depth }) => kind !== 'hall' && rx === room.x && ry === 0 && depth < room.depth,
        )
      if (isCut && d(room.depth) < 52) return null
      const at = isCut ? 0.8 : room.kind === 'living' || room.kind === 'bedroom' ? 0.32 : room.depth < 1.9 ? 0.82 : 0.66
      return (
        <text key={`${room.kind} ${room.x}`} x={x(room.x + room.width / 2)} y={y(room.y + room.depth * at)}>
          {text}
        </text>
      )
    },
  }
}
