import { slotOf, unitNumberOf } from '#building/rules.ts'
import type { Day } from '#platform/dates.ts'
import { homeShape } from '#tower/home-shape.ts'
import type { HomeShape } from '#tower/home-shape.ts'
import { directSun, prismsOf, outlooksOf } from '#tower/shade.ts'
import type { Prism, Span, Outlook } from '#tower/shade.ts'
import { sunOver } from '#tower/sun.ts'
import type { Place, SunMoment } from '#tower/sun.ts'
import type { Offer } from '#units/offers.ts'
import type { SiteData } from './site-data.ts'

/** A home on the market with its place in the building; a unit that the model does not know has none. */
export type PlacedOffer = { offer: Offer; shape: HomeShape | null; outlooks: readonly Outlook[] }

export function placeOffers({ offers, model }: Pick<SiteData, 'offers' | 'model'>): PlacedOffer[] {
  const held = new Map<string, string>()
  const placeOf = ({ floor, unitNumber }: Offer) => `${floor} ${slotOf(unitNumber)}`
  // One place holds one unit: the one whose number says so, or else the first.
  for (const offer of offers) {
    const slot = slotOf(offer.unitNumber)
    const isOwn = slot !== null && unitNumberOf(offer.floor, slot) === offer.unitNumber
    if (isOwn || !held.has(placeOf(offer))) held.set(placeOf(offer), offer.unitNumber)
  }
  return offers.map((offer) => {
    const holds = held.get(placeOf(offer)) === offer.unitNumber
    const shape = holds ? homeShape(model, offer.floor, slotOf(offer.unitNumber)) : null
    return { offer, shape, outlooks: shape ? outlooksOf(shape.floor, shape.slot) : [] }
  })
}

/** What the sun does on a day at the building; null where nobody has said where it stands. */
export type SunlitDay = {
  day: Day
  place: Place
  moments: readonly SunMoment[]
  prisms: readonly Prism[]
  orientation: number
}

export function sunlitDay({ model, building }: Pick<SiteData, 'model' | 'building'>, day: Day): SunlitDay | null {
  const { latitude, longitude, orientation, floors } = model
  if (latitude === null || longitude === null) return null
  const place = { latitude, longitude, timeZone: building.timeZone }
  return { day, place, moments: sunOver(day, place), prisms: prismsOf(floors), orientation }
}

export const sunOn = (
  { moments, prisms, orientation }: Omit<SunlitDay, 'day' | 'place'>,
  outlooks: readonly Outlook[],
): Span[] => directSun(moments, outlooks, prisms, orientation)
