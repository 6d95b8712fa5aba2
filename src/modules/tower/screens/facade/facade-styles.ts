import type { CSSProperties } from 'react'
import { type FacadeFloor, type FacadeStatus, type FacadeUnit, unitsOf } from '../../geometry/facade.ts'

/**
 * Colours and patterns of the facade: solid, lined, outlined, hatched, stone, dotted. They are readable without
 * colour; in a contrast theme, which removes backgrounds, the same patterns use the theme's two colours.
 */
export const facadeStyles: Readonly<Record<FacadeStatus | 'stone' | 'free', string>> = {
  occupied: 'forced-color-adjust-none bg-(--map-occupied) forced-colors:bg-[color:CanvasText]',
  leased:
    'forced-color-adjust-none bg-(--map-leased) bg-[linear-gradient(var(--surface),var(--surface))] bg-[length:100%_2px] bg-center bg-no-repeat forced-colors:bg-[color:CanvasText] forced-colors:bg-[linear-gradient(Canvas,Canvas)] forced-colors:bg-[length:100%_4px]',
  vacant:
    'forced-color-adjust-none bg-(--map-vacant) inset-ring inset-ring-st-vacant forced-colors:bg-[color:Canvas] forced-colors:inset-ring-[CanvasText]',
  maintenance:
    'forced-color-adjust-none bg-[repeating-linear-gradient(125deg,var(--st-maintenance)_0_3.5px,color-mix(in_oklch,var(--st-maintenance),white_52%)_3.5px_5.5px)] forced-colors:bg-[repeating-linear-gradient(125deg,CanvasText_0_2px,Canvas_2px_5px)] forced-colors:inset-ring forced-colors:inset-ring-[Highlight]',
  stone:
    'forced-color-adjust-none bg-(--map-service) forced-colors:bg-[color:Canvas] forced-colors:bg-[radial-gradient(GrayText_1px,transparent_1px)] forced-colors:bg-[length:4px_4px]',
  free: 'forced-color-adjust-none border border-dotted border-st-vacant/70 forced-colors:border-[GrayText]',
}

/** A unit that is not highlighted stays in place as a thin line: a different shape, not only a paler colour. */
export const quietCell = 'border-y-[4.5px] border-transparent bg-clip-padding opacity-45 max-md:border-y-[13px]'

type Floors = readonly FacadeFloor<FacadeUnit>[]

/** How much of its width a wall rises, which is the tangent of its slant. */
const rise = Math.tan((3.5 * Math.PI) / 180)

/** The gaps between floors, and room above them for the higher one of two slanted walls. */
export function wallsStyle(floors: Floors, gap: number): CSSProperties {
  const { front = 1, cells: { length: slots } = [] } = floors[0] ?? {}
  const widest = slots === 0 ? 0 : Math.max(front, slots - front) / slots
  return { rowGap: `${gap}rem`, paddingTop: `max(2.75rem, ${100 * rise * widest}%)` }
}

/** On a phone, cells have room for the longest number of a unit. */
export function cellsStyle(floors: Floors): CSSProperties {
  const longest = Math.max(0, ...floors.flatMap((floor) => unitsOf(floor).map(({ unitNumber }) => unitNumber.length)))
  return { '--cell': `${Math.min(4.5, Math.max(2.5, 0.6 * longest))}rem` } as CSSProperties
}
