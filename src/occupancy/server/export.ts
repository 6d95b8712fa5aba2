import { dayOf } from '#platform/dates.ts'
import { shownPhone } from '#platform/phones.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Resident, ResidentFilter } from '#residents/resident.ts'
import { csvFile } from '#residents/rules.ts'
import { exportColumns, words } from '#residents/words.ts'
import { listResidents } from './residents.ts'

const list = (texts: readonly string[]) => texts.join(', ')
const phone = (text: string | null) => (text === null ? '' : shownPhone(text))

const cells: Record<keyof typeof exportColumns, (resident: Resident) => string> = {
  fullName: ({ fullName }) => fullName,
  preferredName: ({ preferredName }) => preferredName ?? '',
  units: ({ units }) => list(units.map(({ unitNumber }) => unitNumber)),
  tenantType: ({ tenantType }) => tenantType,
  status: ({ status }) => status,
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

/** The whole list that fits a filter, as a file for a spreadsheet; without notes and codes. The audit log keeps who took it. */
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
        const page = await listResidents(tx, { ...filter, limit: 1000, cursor: cursor ?? undefined })
        rows.push(...page.residents)
        cursor = page.next
      }
      const { cursor: _, limit: __, ...asked } = filter
      const after = { rows: rows.length, ...asked }
      await writeAudit(tx, { by, action: 'exported the list', noun: 'residents', after, address: from.address, now })
      const head = Object.values(exportColumns)
      const body = rows.map((row) => Object.values(cells).map((cell) => cell(row)))
      return { name: words.fileName(dayOf(now, from.timeZone)), file: csvFile([head, ...body]) }
    },
    // One moment for all pages, so that nobody is in the file twice or missing.
    { isolationLevel: 'repeatable read' },
  )
}
