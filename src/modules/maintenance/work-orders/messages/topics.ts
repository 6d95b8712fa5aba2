import type { orderEmails } from './emails.ts'
import type { orderErrors } from './errors.ts'
import type { pdfTexts } from './pdf.ts'
import type { vendorPageTexts } from './vendor-page.ts'
import type { visitTexts } from './visit-page.ts'
import type { visitTimeTexts } from './visit-times.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MaintenanceWorkOrdersTopics = {
  'maintenance.work-orders.emails': typeof orderEmails
  'maintenance.work-orders.errors': typeof orderErrors
  'maintenance.work-orders.pdf': typeof pdfTexts
  'maintenance.work-orders.vendor-page': typeof vendorPageTexts
  'maintenance.work-orders.visit-page': typeof visitTexts
  'maintenance.work-orders.visit-times': typeof visitTimeTexts
}
