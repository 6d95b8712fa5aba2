import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { contactTexts } from './messages/index.ts'

export const reasons = [
  'schedule-tour',
  'rental-inquiry',
  'purchase-inquiry',
  'maintenance-request',
  'noise-complaint',
  'amenity-booking',
  'parking-inquiry',
  'building-services',
  'lease-renewal',
  'move-in-out',
  'billing-inquiry',
  'security-concern',
  'general-inquiry',
  'other',
] as const
export const Reason = z.enum(reasons)
export type Reason = z.infer<typeof Reason>
export const ReasonInput = lenientEnum(reasons, {}, (language) => contactTexts[language].missing.reason)

/** What the form shows for each reason. */
export const reasonLabels: Readonly<Record<Reason, string>> = {
  'schedule-tour': 'Schedule a Tour',
  'rental-inquiry': 'Rental Inquiry',
  'purchase-inquiry': 'Purchase Inquiry',
  'maintenance-request': 'Maintenance Request',
  'noise-complaint': 'Noise Complaint',
  'amenity-booking': 'Amenity Booking',
  'parking-inquiry': 'Parking Inquiry',
  'building-services': 'Building Services',
  'lease-renewal': 'Lease Renewal',
  'move-in-out': 'Move In/Out Coordination',
  'billing-inquiry': 'Billing Inquiry',
  'security-concern': 'Security Concern',
  'general-inquiry': 'General Inquiry',
  other: 'Other',
}
