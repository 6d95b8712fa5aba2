import type { OfferKind } from '#units/offers.ts'

/** What the page hands to the tower in 3-D: where homes on the market are, and what is said; `{unit}` and `{floor}` are filled in. */
export type ThreeFacts = {
  homes: readonly { unit: string; floor: number; slot: number; kind: OfferKind }[]
  said: Record<
    | 'picture'
    | 'loading'
    | 'failed'
    | 'noDrawing'
    | 'hint'
    | 'sale'
    | 'lease'
    | 'both'
    | 'other'
    | 'home'
    | 'notOffered'
    | 'left'
    | 'right'
    | 'closer'
    | 'farther',
    string
  >
}
