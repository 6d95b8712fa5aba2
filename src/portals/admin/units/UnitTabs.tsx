import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import type { Unit } from '#tower/contract.ts'
import { useUnitNotes } from '#units/screens/queries.ts'
import { words } from '../messages/en.ts'

export type UnitTab = 'details' | 'residents' | 'maintenance' | 'request' | 'notes'

/** The tabs, with the number of residents and notes and a mark for open requests. */
export function UnitTabs({ unit }: { unit: Unit }) {
  const notes = useUnitNotes(unit.id)
  const commercial = unit.category === 'Commercial'
  return (
    <TabList
      label={words.parts}
      tabs={[
        { value: 'details', label: words.details },
        {
          value: 'residents',
          label: commercial ? words.lessees : words.residents,
          count: unit.tenants.length,
        },
        {
          value: 'maintenance',
          label: words.maintenance,
          ...(unit.hasMaintenanceIssue
            ? {
                flag: (
                  <Badge tone="danger" icon={CircleAlert}>
                    {words.openCase}
                  </Badge>
                ),
              }
            : {}),
        },
        { value: 'request', label: words.createRequest },
        { value: 'notes', label: words.adminNotes, ...(notes.data ? { count: notes.data.length } : {}) },
      ]}
    />
  )
}
