import { timeZoneOf } from '#building/server/time-zone.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import { exportedResources, filterResources } from '../exported-resources.ts'
import { exportWords } from '../messages/export.ts'
import { listResources } from './reads.ts'

/** The texts and documents that residents see, or the archived ones. */
export const resourceExport = (criteria: { archived: boolean }, now: Date): ListExport => ({
  recordType: 'resources',
  criteria,
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const resources = filterResources(await listResources(tx), criteria.archived)
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedResources(resources, zone) }
  },
})
