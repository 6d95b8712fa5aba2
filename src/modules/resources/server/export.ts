import { timeZoneOf } from '#building/server/time-zone.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Resource } from '../contract.ts'
import { exportedResources, isShownResource } from '../exported-resources.ts'
import { exportWords } from '../messages/export.ts'
import { listResources } from './reads.ts'

/** The texts and documents that residents see, or the archived ones. */
export const resourceExport = (criteria: { archived: boolean }, now: Date): ListExport =>
  exportOf((resource) => isShownResource(resource, criteria.archived), criteria, now)

export const chosenResources: ChosenExport = ({ ids }, now) => exportOf(({ id }) => ids.has(id), {}, now)

const exportOf = (isExported: (resource: Resource) => boolean, criteria: object, now: Date): ListExport => ({
  recordType: 'resources',
  criteria: { ...criteria },
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const resources = (await listResources(tx)).filter(isExported)
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedResources(resources, zone) }
  },
})
