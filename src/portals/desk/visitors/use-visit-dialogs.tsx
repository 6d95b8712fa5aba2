import { useState } from 'react'
import type { ExpectedPass } from '#visitors/contract.ts'
import { useBoard } from '#visitors/screens/desk/queries.ts'
import { isOffice } from '#platform/roles.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useUser } from '../../frame/user.ts'
import { StallDialog, VisitDialog } from '../desk-dialogs.ts'
import type { StallTarget } from './StallDialog.tsx'

const targetOf = ({ id, unit, hostId, host, until }: ExpectedPass): StallTarget => ({
  host: { unitId: unit.id, unitNumber: unit.unitNumber, hostId, name: host },
  passId: id,
  until,
})

/** The dialog of the visit in the address, and the one that gives it a visitor stall. */
export function useVisitDialogs() {
  const address = useAddress()
  const isOfOffice = isOffice(useUser().role)
  const { data } = useBoard()
  const [stall, setStall] = useState<StallTarget | null>(null)
  const dialogs = (
    <>
      <VisitDialog
        id={stall ? null : (address.at('visit') ?? null)}
        isOffice={isOfOffice}
        onClose={() => address.close({ visit: undefined })}
        onStall={data && data.stalls.total > 0 ? (pass) => setStall(targetOf(pass)) : undefined}
      />
      {stall ? <StallDialog target={stall} onClose={() => setStall(null)} /> : null}
    </>
  )
  return { open: (visit: string) => address.change({ visit }, 'push'), dialogs }
}
