import type { emailPartTexts } from './email-parts.ts'
import type { requestEmails } from './emails.ts'
import type { requestErrors } from './errors.ts'
import type { requestFigures } from './figures.ts'
import type { requestTexts } from './index.ts'
import type { waitingOnReasons } from './waiting-on-reasons.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MaintenanceRequestsTopics = {
  'maintenance.requests.email-parts': typeof emailPartTexts
  'maintenance.requests.emails': typeof requestEmails
  'maintenance.requests.errors': typeof requestErrors
  'maintenance.requests.figures': typeof requestFigures
  'maintenance.requests': typeof requestTexts
  'maintenance.requests.waiting-on-reasons': typeof waitingOnReasons
}
