import { useState } from 'react'
import type { MessageTarget } from '#announcements/screens/MessageForm.tsx'
import { usePlannedMoves } from '#moves/screens/use-planned-moves.tsx'
import { ResidentList } from '#residents/screens/ResidentList.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { drawAssets } from './draw-assets.tsx'
import { offeredColumns } from '#residents/screens/resident-columns.tsx'
import { useViewCounts } from '#residents/screens/use-view-counts.ts'
import { useViewParameters } from '#views/screens/queries.ts'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'

const MessageForm = later(() => import('#announcements/screens/MessageForm.tsx').then((file) => file.MessageForm))
const ResidentDialog = later(() => import('./ResidentDialog.tsx').then((file) => file.ResidentDialog))

/** The Tenants section: the list, and the profile that the address names. */
export function ResidentsSection() {
  const address = useAddress()
  const [messaged, setMessaged] = useState<MessageTarget | null>(null)
  const plannedMoves = usePlannedMoves()
  const columns = useListColumns('tenants', offeredColumns)
  const countOf = useViewCounts(useViewParameters('tenants'))
  const named = address.at('tenant') ?? null
  const opened = named === 'new' ? null : named
  return (
    <>
      <ResidentList
        drawAssets={drawAssets}
        views={<ViewNav list="tenants" countOf={countOf} />}
        columns={columns}
        plannedMoves={plannedMoves}
        opened={opened}
        onOpen={(id) => address.change({ tenant: id }, 'push')}
        onMessage={(residents) =>
          setMessaged({ people: residents.map(({ userId, fullName }) => ({ userId, fullName })) })
        }
      />
      <MessageForm to={messaged} onClose={() => setMessaged(null)} />
      <ResidentDialog id={opened} onClose={() => address.change({ tenant: undefined })} plannedMoves={plannedMoves} />
    </>
  )
}
