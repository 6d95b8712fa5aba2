import type { PageContent } from '#building/contract.ts'
import type { BuildingModel } from '#building/model.ts'
import type { PhotoCategory } from '#photos/choices.ts'
import type { Encoded } from '#photos/contract.ts'
import type { BrandMark } from '#platform/brand-mark.ts'
import type { DialledCountry } from '#platform/text/phones.ts'
import type { BuildingLocale } from '#platform/locale/locale.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Offer } from '#units/offers.ts'
import type { SetUpField } from '#set-up/choices.ts'
import type { FormState, SignedOutContent } from '../../sign-in/content.ts'
import type { ContactForm } from '../pages/contact-form-state.ts'
import type { OfferView } from '../offers/offer-view.ts'
import type { ShellPath } from './shell-titles.ts'
import type { PageName } from './header-pages.ts'

/** Every document the server sends: the public pages, the 404 page, the page for an error, those for people who are not signed in, and the empty document of the portals. */
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
  | { name: 'error'; text: string }
  | { name: 'portal'; path: ShellPath; calls?: readonly string[] }
  | { name: 'signed-out'; path: string; content: SignedOutContent }
  | { name: 'set-up'; form: FormState<SetUpField>; isDone: boolean }

/** The data of the public pages by language. */
export type SiteInLanguages = Readonly<Record<Language, SiteData>>

/** All data of the public pages, read from the database at once. */
export type SiteData = {
  building: BuildingLocale & {
    name: string
    street: string
    city: string
    region: string
    postalCode: string
    country: string
    latitude: number | null
    longitude: number | null
    timeZone: string
    accentColour: string | null
    officePhone: string
    securityPhone: string
    /** The country of both numbers. */
    phoneCountryCodes: DialledCountry
    officeEmail: string
    petLimitLbs: number | null
    poweredBy: { label: string; url: string } | null
  }
  /** The texts of each page; a page without texts has no address. */
  content: Partial<PageContent>
  /** The picture of each slot. */
  pictures: Record<string, SitePicture>
  /** The gallery's pictures in their order. */
  gallery: readonly GalleryPicture[]
  /** The homes on the market. */
  offers: readonly Offer[]
  /** The geometry of the building. */
  model: BuildingModel
  mark: BrandMark
  /** The current day of the building, as `YYYY-MM-DD`. */
  today: string
  /** The origin of the site, for canonical addresses. */
  origin: string
  /** For the copyright line. */
  year: number
}

/** A picture by its name, with its alternative text; an uploaded one includes its sizes. */
export type SitePicture = { picture: string; alt: string; encoded?: Encoded }
export type GalleryPicture = SitePicture & { category: PhotoCategory }
