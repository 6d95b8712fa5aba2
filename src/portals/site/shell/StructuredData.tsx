import { buildingLocale } from '#platform/locale/locale.ts'
import type { AreaUnit } from '#platform/locale/choices.ts'
import { shownArea } from '#platform/locale/measures.ts'
import { dollars } from '#platform/text/money.ts'
import { paths } from '#paths.ts'
import type { Offer } from '#units/offers.ts'
import { largePicture } from '../pages/Picture.tsx'
import type { SiteData } from './site-data.ts'
import { useSite } from './language.tsx'
import type { SiteWords } from '../messages/en.ts'

/**
 * Structured data for search engines: the building, its amenities and plans, and with `offers` its homes on the
 * market.
 */
export function StructuredData({ data, offers = false }: { data: SiteData; offers?: boolean }) {
  const { words } = useSite()
  const graph = [complexOf(data, words), ...(offers ? data.offers.map((offer) => offerOf(offer, data, words)) : [])]
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return (
    // Data rather than code: the content policy allows it, and `<` is escaped so that it cannot end early.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text.replaceAll('<', String.raw`\u003c`) }} />
  )
}

const complexId = ({ origin }: SiteData) => new URL('/#building', origin).href

function complexOf(data: SiteData, words: SiteWords) {
  const { building, content, origin } = data
  const hero = content.home && data.pictures[content.home.heroSlot]
  const amenities = content.amenities
  return {
    '@type': 'ApartmentComplex',
    '@id': complexId(data),
    name: building.name,
    url: new URL(paths.home(), origin).href,
    description: content.home?.description,
    image: hero && new URL(largePicture(hero), origin).href,
    telephone: building.securityPhone || building.officePhone || undefined,
    email: building.officeEmail,
    address: {
      '@type': 'PostalAddress',
      streetAddress: building.street,
      addressLocality: building.city,
      addressRegion: building.region,
      postalCode: building.postalCode,
      addressCountry: building.country,
    },
    geo:
      building.latitude !== null && building.longitude !== null
        ? { '@type': 'GeoCoordinates', latitude: building.latitude, longitude: building.longitude }
        : undefined,
    petsAllowed: building.petLimitLbs !== null,
    amenityFeature: amenities && [
      ...amenities.cards.map(({ title }) => featureOf(title)),
      ...amenities.more.map(({ name }) => featureOf(name)),
    ],
    accommodationFloorPlan: data.offers.length > 0 ? plansOf(data.offers, words) : undefined,
  }
}

const featureOf = (name: string) => ({ '@type': 'LocationFeatureSpecification', name, value: true })

/** One floor plan per number of bedrooms on the market, with its range of areas. */
function plansOf(offers: readonly Offer[], words: SiteWords) {
  return [...new Set(offers.flatMap(({ bedrooms }) => bedrooms ?? []))]
    .sort((a, b) => a - b)
    .map((bedrooms) => {
      const homes = offers.filter((offer) => offer.bedrooms === bedrooms)
      const areas = homes.flatMap(({ squareFootage }) => squareFootage ?? [])
      return {
        '@type': 'FloorPlan',
        name: words.offers.bedroomGroups[bedrooms] ?? words.offers.manyBedrooms(bedrooms),
        numberOfBedrooms: bedrooms,
        numberOfAvailableAccommodationUnits: new Set(homes.map(({ unitNumber }) => unitNumber)).size,
        floorSize: areas.length > 0 ? areaOf(Math.min(...areas), Math.max(...areas)) : undefined,
      }
    })
}

/** The codes of UN/CEFACT for the units of areas. */
const unitCodes: Readonly<Record<AreaUnit, string>> = { sqft: 'FTK', m2: 'MTK' }

function areaOf(leastFeet: number, mostFeet: number) {
  const [least, most] = [shownArea(leastFeet), shownArea(mostFeet)]
  return {
    '@type': 'QuantitativeValue',
    unitCode: unitCodes[buildingLocale().areaUnit],
    ...(least === most ? { value: least } : { minValue: least, maxValue: most }),
  }
}

function offerOf(offer: Offer, data: SiteData, words: SiteWords) {
  const { unitNumber, kind, priceCents, bedrooms, bathrooms, squareFootage, floor, availableFrom } = offer
  const price = { price: dollars(priceCents), priceCurrency: buildingLocale().currency }
  return {
    '@type': 'Offer',
    businessFunction: `http://purl.org/goodrelations/v1#${kind === 'sale' ? 'Sell' : 'LeaseOut'}`,
    ...(kind === 'sale'
      ? price
      : { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' } }),
    availabilityStarts: availableFrom ?? undefined,
    url: new URL(paths.availableUnits(), data.origin).href,
    itemOffered: {
      '@type': 'Apartment',
      name: `${words.offers.unit} ${unitNumber}`,
      floorLevel: String(floor),
      numberOfBedrooms: bedrooms ?? undefined,
      numberOfBathroomsTotal: bathrooms ?? undefined,
      floorSize: squareFootage ? areaOf(squareFootage, squareFootage) : undefined,
      containedInPlace: { '@id': complexId(data) },
    },
  }
}
