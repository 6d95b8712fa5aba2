import { chosenUsers } from '#accounts/server/users/export.ts'
import { chosenAnnouncements } from '#announcements/server/export.ts'
import { chosenAssets, chosenWaiting } from '#assets/server/export.ts'
import { chosenEntries } from '#audit/server/export-log.ts'
import { chosenEvents } from '#calendar/server/export.ts'
import { chosenMessages } from '#contact/server/export.ts'
import { chosenVendors } from '#maintenance/vendors/server/export.ts'
import { chosenMoves } from '#moves/server/export.ts'
import { chosenEmails } from '#outbox/server/export.ts'
import type { ChosenExport } from '#platform/server/csv/list-export.ts'
import { chosenResources } from '#resources/server/export.ts'
import { chosenUnits } from '#tower/server/export.ts'
import type { SelectableList } from '#views/choices.ts'

/** How the selected rows of each list are exported. */
export const chosenExports: Readonly<Record<SelectableList, ChosenExport>> = {
  units: chosenUnits,
  announcements: chosenAnnouncements,
  events: chosenEvents,
  resources: chosenResources,
  messages: chosenMessages,
  users: chosenUsers,
  assets: chosenAssets,
  vendors: chosenVendors,
  moves: chosenMoves,
  waiting: chosenWaiting,
  emails: chosenEmails,
  audit: chosenEntries,
}
