import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { areaUnits, weekStarts, weightUnits } from '#platform/locale/choices.ts'
import { languages } from '#platform/language/language.ts'
import type { SitePage } from './choices.ts'

const text = z.string()
const Card = z.object({ icon: text, title: text, description: text })
/** The head of a page; `slot` is the slot of its picture. */
const Head = z.object({ headline: text, introduction: text, slot: text.optional() })

/** The content of each page. Pictures are referenced by slot. */
export const HomeContent = z.object({
  eyebrow: text,
  headline: text,
  description: text,
  heroSlot: text,
  badges: z.array(z.object({ icon: text, label: text })),
  figures: z.array(z.object({ label: text, value: text })),
  galleryTitle: text,
  tiles: z.array(z.object({ slot: text, caption: text })),
})
export type HomeContent = z.infer<typeof HomeContent>

export const AmenitiesContent = z.object({
  headline: text,
  introduction: text,
  cards: z.array(Card.extend({ slots: z.array(text) })),
  moreTitle: text,
  more: z.array(z.object({ icon: text, name: text, slot: text })),
  closing: text,
})
export type AmenitiesContent = z.infer<typeof AmenitiesContent>

export const ServicesContent = Head.extend({
  services: z.array(Card.extend({ points: z.array(text) })),
  assistanceTitle: text,
  assistance: text,
})
export type ServicesContent = z.infer<typeof ServicesContent>

export const NearbyContent = Head.extend({
  groups: z.array(z.object({ icon: text, title: text, items: z.array(text) })),
})
export type NearbyContent = z.infer<typeof NearbyContent>

export const GalleryContent = z.object({ headline: text, introduction: text, credit: text })
export type GalleryContent = z.infer<typeof GalleryContent>

export const ContactContent = z.object({
  headline: text,
  introduction: text,
  mapTitle: text,
  mapCaption: text,
})
export type ContactContent = z.infer<typeof ContactContent>

const spot = z.tuple([z.number(), z.number(), z.number()]).readonly()
/**
 * An interactive picture of the tower: the camera's position and target in model coordinates (metres), and its focal
 * length for a 36 mm sensor. Valid for this picture only, not for a later one in the slot.
 */
export const TowerView = z.object({
  name: text,
  slot: text,
  picture: text,
  camera: z.object({ eye: spot, at: spot, lens: z.number() }),
})
export type TowerView = z.infer<typeof TowerView>

export const BuildingViewContent = Head.extend({ views: z.array(TowerView).default([]) })
export type BuildingViewContent = z.infer<typeof BuildingViewContent>

/** The schema of each page's content. */
export const pageShapes = {
  home: HomeContent,
  amenities: AmenitiesContent,
  services: ServicesContent,
  nearby: NearbyContent,
  gallery: GalleryContent,
  contact: ContactContent,
  'building-view': BuildingViewContent,
} as const satisfies Record<SitePage, z.ZodType>
export type PageContent = { [Page in SitePage]: z.infer<(typeof pageShapes)[Page]> }

/** The public data of the building. */
export const Profile = z.object({
  name: text,
  code: text,
  street: text,
  city: text,
  region: text,
  postalCode: text,
  country: text,
  officePhone: text,
  securityPhone: text,
  officeEmail: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: text,
  /** ISO 3166-1: the country whose forms of numbers, dates and addresses apply. */
  countryCode: text,
  /** ISO 4217. */
  currency: text,
  areaUnit: z.enum(areaUnits),
  weightUnit: z.enum(weightUnits),
  /** The first day of a week: 1 is Monday, 7 is Sunday. */
  weekStart: z.literal(weekStarts),
  /** The languages that the building offers, the default one first. */
  languages: z.array(z.enum(languages)),
  poweredByName: text.nullable(),
  poweredByUrl: text.nullable(),
  petLimitLbs: z.number().nullable(),
  /** After how many seconds the garage doors close by themselves; null where that is unknown. */
  garageSeconds: z.number().nullable(),
  towerFloors: z.number(),
  /** As #rrggbb; null for the colour of the product. */
  accentColour: text.nullable(),
})
export type Profile = z.infer<typeof Profile>

export const building = {
  profile: endpoint({
    method: 'GET',
    path: '/api/building',
    roles: 'anyone',
    summary: "The building's public profile",
    errors: [404],
    reply: Profile,
    background: true,
  }),
}
