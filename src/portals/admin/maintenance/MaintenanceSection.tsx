import { boardWords } from '#maintenance/board/messages/en.ts'
import { UnverifiedEmails } from '#mailbox/screens/UnverifiedEmails.tsx'
import { AdminRequests } from '#maintenance/requests/screens/list/AdminRequests.tsx'
import { AlertsOfRecord } from '#on-call/screens/AlertsOfRecord.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import type { BuiltInView } from '#platform/ui/lists/built-in-view.ts'
import { offeredColumns } from '#maintenance/requests/screens/list/request-columns.tsx'
import { useViewCounts } from '#maintenance/requests/screens/list/use-view-counts.ts'
import { useViewParameters } from '#views/screens/queries.ts'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { UnitSelect } from '#tower/screens/UnitSelect.tsx'
import { NewRequestDialog } from './NewRequestDialog.tsx'
import { useUser } from '../../frame/user.ts'
import { Neighbours } from '../Neighbours.tsx'
import { freshRequest } from '#maintenance/requests/fresh-request.ts'

/** The Maintenance section: the module's screen, with the parts that need the units of the building. */
export function MaintenanceSection() {
  const address = useAddress()
  const opened = address.at('request')
  const user = useUser()
  const columns = useListColumns('maintenance', offeredColumns)
  return (
    <>
      <UnverifiedEmails />
      <AdminRequests
        opened={opened === freshRequest ? null : (opened ?? null)}
        onOpen={(id) => address.change({ request: id }, 'push')}
        onClose={() => address.close({ request: undefined })}
        onNew={() => address.change({ request: freshRequest }, 'push')}
        userId={user.id}
        UnitFilter={UnitFilter}
        Views={Views}
        columns={columns}
        Aside={NeighbourPanel}
        Above={AlertsOfRecord}
      />
      <NewRequestDialog
        open={opened === freshRequest}
        at={address.at('at')}
        onClose={() => address.close({ request: undefined, at: undefined })}
        onFiled={() => address.change({ request: undefined, at: undefined })}
      />
    </>
  )
}

/** Beside a request: the neighbours, with links to their requests. */
function NeighbourPanel({ unitId }: { unitId: string }) {
  const address = useAddress()
  return (
    <div className="border-t border-line pt-3.5">
      <Neighbours
        unitId={unitId}
        onUnit={(of) => address.change({ request: undefined, of, status: 'all' }, 'push')}
        onRequest={(request) => address.change({ request }, 'push')}
      />
    </div>
  )
}

function Views({ builtIn }: { builtIn: readonly BuiltInView[] }) {
  const countOf = useViewCounts(useViewParameters('maintenance', builtIn))
  return <ViewNav list="maintenance" builtIn={builtIn} countOf={countOf} />
}

/** The filter's value for all units. */
const allUnits = 'all'

function UnitFilter({ value, onChange }: { value: string; onChange: (unit: string) => void }) {
  return (
    <UnitSelect
      filter={boardWords.unit}
      first={boardWords.allUnits}
      value={value === allUnits ? null : value}
      onChange={(unit) => onChange(unit?.id ?? allUnits)}
    />
  )
}
