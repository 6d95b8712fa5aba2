import type { PageContent } from '#building/contract.ts'
import type { BuildingModel } from '#building/model.ts'
import type { PhotoCategory } from '#photos/contract.ts'
import type { Encoded } from '#photos/pictures-contract.ts'
import type { Language } from '#platform/language.ts'
import type { Offer } from '#units/offers.ts'
import type { ContactForm } from './contact-form.ts'
import type { OfferView } from './offer-view.ts'
import type { ShellPath } from './shell-titles.ts'
import type { PageName } from './site-map.ts'

/** Every document the server sends: the public pages, the 404 page, and the empty document the portals run in. */
export type PublicPage = { language: Language } & PublicPlace
export type PublicPlace =
  | { name: 'home' }
  | { name: 'amenities' }
  | { name: 'services' }
  | { name: 'nearby' }
  | { name: 'gallery'; category: PhotoCategory | null }
  | { name: 'contact'; form: ContactForm; about?: { unit: string; for: string } }
  | { name: 'building-view'; view: OfferView }
  | { name: 'notFound'; below: PageName | null }
  | { name: 'portal'; path: ShellPath }

/** What the public pages tell, in each language. */
export type SiteInLanguages = Readonly<Record<Language, SiteData>>

/** All that the public pages tell, read from the database in one go. */
export type SiteData = {
  building: {
    name: string
    street: string
    city: string
    region: string
    postalCode: string
    country: string
    latitude: number | null
    longitude: number | null
    timeZone: string
    officePhone: string
    securityPhone: string
    officeEmail: string
    petLimitLbs: number | null
    poweredBy: { label: string; url: string } | null
  }
  /** The words of each page; a page without words has no address. */
  content: Partial<PageContent>
  /** Which picture hangs in which place. */
  pictures: Record<string, SitePicture>
  /** The gallery's pictures in their order. */
  gallery: readonly GalleryPicture[]
  /** What is on the market. */
  offers: readonly Offer[]
  /** The body of the building. */
  model: BuildingModel
  /** The building's day, as `YYYY-MM-DD`. */
  today: string
  /** Where the site is reached, for canonical addresses. */
  origin: string
  /** For the copyright line. */
  year: number
}

/** A picture by its name, and what it shows; an uploaded one brings its sizes along. */
export type SitePicture = { picture: string; alt: string; encoded?: Encoded }
export type GalleryPicture = SitePicture & { category: PhotoCategory }
