import type { OfferKind } from '#units/offers.ts'

/**
 * The data that the page passes to the 3-D tower: the places of homes on the market, and the texts, with the
 * placeholders `{unit}` and `{floor}`.
 */
export type ThreeFacts = {
  homes: readonly { unit: string; floor: number; slot: number; kind: OfferKind }[]
  texts: Record<
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
