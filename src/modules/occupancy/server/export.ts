import { dayOf } from '#platform/time/dates.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Resident, ResidentFilter } from '#residents/resident.ts'
import { csvFile, listedStatus } from '#residents/rules.ts'
import { exportColumns, words } from '#residents/messages/en.ts'
import { listResidents } from './residents.ts'

const list = (texts: readonly string[]) => texts.join(', ')
const phone = (text: string | null) => (text === null ? '' : shownPhone(text))

const cells: Record<keyof typeof exportColumns, (resident: Resident) => string> = {
  fullName: ({ fullName }) => fullName,
  preferredName: ({ preferredName }) => preferredName ?? '',
  units: ({ units }) => list(units.map(({ unitNumber }) => unitNumber)),
  tenantType: ({ tenantType }) => tenantType,
  status: (resident) => words.statuses[listedStatus(resident)],
  start: ({ startDateOccupancy }) => startDateOccupancy ?? '',
  end: ({ endDateOccupancy }) => endDateOccupancy ?? '',
  emailPrimary: ({ emailPrimary }) => emailPrimary ?? '',
  emailSecondary: ({ emailSecondary }) => emailSecondary ?? '',
  phonePrimary: ({ phonePrimary }) => phone(phonePrimary),
  phoneSecondary: ({ phoneSecondary }) => phone(phoneSecondary),
  emergencyContactName: ({ emergencyContactName }) => emergencyContactName ?? '',
  emergencyContactPhone: ({ emergencyContactPhone }) => phone(emergencyContactPhone),
  parkingStalls: ({ parkingStalls }) => list(parkingStalls),
  lockerNumbers: ({ lockerNumbers }) => list(lockerNumbers),
  pets: ({ pets }) => list(pets),
}

/** Exports all residents that match the filter as CSV, without notes and codes; the export is audited. */
export async function exportResidents(
  db: Database,
  filter: ResidentFilter,
  by: Author,
  from: { address: string; timeZone: string },
  now: Date,
): Promise<{ name: string; file: string }> {
  return db.transaction(
    async (tx) => {
      const rows: Resident[] = []
      for (let cursor: string | null | undefined = filter.cursor; cursor !== null;) {
        const page = await listResidents(tx, { ...filter, limit: 1000, cursor: cursor ?? undefined }, now)
        rows.push(...page.rows)
        cursor = page.next
      }
      const { cursor: _, limit: __, ...requested } = filter
      const after = { rows: rows.length, ...requested }
      await writeAudit(tx, {
        by,
        action: 'exported the list',
        recordType: 'residents',
        after,
        address: from.address,
        now,
      })
      const head = Object.values(exportColumns)
      const body = rows.map((row) => Object.values(cells).map((cell) => cell(row)))
      return { name: words.fileName(dayOf(now, from.timeZone)), file: csvFile([head, ...body]) }
    },
    // One snapshot for all pages, so that no resident is missing or exported twice.
    { isolationLevel: 'repeatable read' },
  )
}
