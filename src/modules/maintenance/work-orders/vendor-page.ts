import type { Language } from '#platform/language/registry.ts'
import type { EntryPermission } from '../requests/choices.ts'
import type { OrderStatus } from './choices.ts'
import type { VendorStep } from './rules.ts'
import type { OrderVisit } from './visit.ts'

/** What the page of a work order shows to anybody who has its link. */
export type VendorPage = {
  language: Language
  step: VendorStep
  status: OrderStatus
  /** The numbers of the order and of the request. */
  order: string
  number: string
  title: string
  place: string
  vendor: string
  scope: string
  offered: readonly { from: string; to: string }[]
  visit: OrderVisit | null
  /** The visit is still to come, or its time is not agreed. */
  isVisitAhead: boolean
  /** The vendor is to answer the time. */
  needsAnswer: boolean
  estimateCents: number | null
  approvedCents: number | null
  /** The office has not approved the estimate yet. */
  needsApproval: boolean
  invoiceCents: number | null
  /** Why the office returned the invoice. */
  officeNote: string | null
  entryPermission: EntryPermission | null
  petsNote: string | null
  contact: string
  /** Only after the vendor has accepted. */
  resident: { name: string; phone: string | null } | null
  /** Thumbnails as data addresses, so that a picture needs no address of its own. */
  photos: readonly string[]
  sentPhotos: readonly string[]
}
