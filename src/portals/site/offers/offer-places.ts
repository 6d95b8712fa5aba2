import { slotOfUnit, unitNumberOf } from '#building/rules.ts'
import type { Day } from '#platform/time/dates.ts'
import { nearbyBuildings } from '#tower/geometry/nearby.ts'
import { homeShape } from '#tower/geometry/home-shape.ts'
import type { HomeShape } from '#tower/geometry/home-shape.ts'
import { directSun, prismsOf, outlooksOf } from '#tower/geometry/shade.ts'
import type { Prism, Span, Outlook } from '#tower/geometry/shade.ts'
import { listSunMoments } from '#tower/geometry/sun.ts'
import type { Place, SunMoment } from '#tower/geometry/sun.ts'
import type { Offer } from '#units/offers.ts'
import type { SiteData } from '../shell/site-data.ts'

/** A home on the market with its place in the building; null for a unit that is not in the model. */
export type PlacedOffer = { offer: Offer; shape: HomeShape | null; outlooks: readonly Outlook[] }

export function placeOffers({ offers, model }: Pick<SiteData, 'offers' | 'model'>): PlacedOffer[] {
  const current = new Map<string, string>()
  const slotOf = ({ floor, unitNumber }: Offer) => slotOfUnit(model.floors, floor, unitNumber)
  const placeOf = (offer: Offer) => `${offer.floor} ${slotOf(offer)}`
  // A place has one unit: the one with its number, or else the first.
  for (const offer of offers) {
    const slot = slotOf(offer)
    const isOwn = slot !== null && unitNumberOf(offer.floor, slot) === offer.unitNumber
    if (isOwn || !current.has(placeOf(offer))) current.set(placeOf(offer), offer.unitNumber)
  }
  return offers.map((offer) => {
    const isPlaced = current.get(placeOf(offer)) === offer.unitNumber
    const shape = isPlaced ? homeShape(model, offer.floor, slotOf(offer)) : null
    return { offer, shape, outlooks: shape ? outlooksOf(shape.floor, shape.slot) : [] }
  })
}

/** The sun on a day at the building; null if the building's coordinates are unknown. */
export type SunlitDay = {
  day: Day
  place: Place
  moments: readonly SunMoment[]
  prisms: readonly Prism[]
  orientation: number
  /** Whether the shade of the buildings around is counted. */
  countsNeighbours: boolean
}

export function sunlitDay({ model, building }: Pick<SiteData, 'model' | 'building'>, day: Day): SunlitDay | null {
  const { latitude, longitude, orientation, floors } = model
  if (latitude === null || longitude === null) return null
  const place = { latitude, longitude, timeZone: building.timeZone }
  const nearby = nearbyBuildings(model)
  return {
    day,
    place,
    moments: listSunMoments(day, place),
    prisms: [...prismsOf(floors), ...nearby],
    orientation,
    countsNeighbours: nearby.length > 0,
  }
}

export const sunOn = (
  { moments, prisms, orientation }: Pick<SunlitDay, 'moments' | 'prisms' | 'orientation'>,
  outlooks: readonly Outlook[],
): Span[] => directSun(moments, outlooks, prisms, orientation)
