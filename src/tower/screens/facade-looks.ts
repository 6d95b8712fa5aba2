import type { FacadeStatus } from '../facade.ts'

/** Colour and pattern of the facade map: solid, lined, outlined, hatched, stone, dotted. Readable without colour. */
export const facadeLooks: Readonly<Record<FacadeStatus | 'stone' | 'free', string>> = {
  occupied: 'bg-(--map-occupied)',
  leased:
    'bg-(--map-leased) bg-[linear-gradient(var(--surface),var(--surface))] bg-[length:100%_2px] bg-center bg-no-repeat',
  vacant: 'bg-(--map-vacant) inset-ring inset-ring-st-vacant',
  maintenance:
    'bg-[repeating-linear-gradient(125deg,var(--st-maintenance)_0_3.5px,color-mix(in_oklch,var(--st-maintenance),white_52%)_3.5px_5.5px)]',
  stone: 'bg-(--map-service)',
  free: 'border border-dotted border-st-vacant/70',
}

/** A unit that does not stand out keeps its place and its look as a thin line: told by its shape, not by a paler colour alone. */
export const quietCell = 'border-y-[4.5px] border-transparent bg-clip-padding opacity-45 max-md:border-y-[13px]'
