import { useState } from 'react'
import type { MessageTarget } from '#announcements/screens/MessageForm.tsx'
import { AssetsPage } from '#assets/screens/AssetsPage.tsx'
import { offeredColumns } from '#assets/screens/list/asset-columns.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { drawUnit } from './draw-unit.tsx'

const MessageForm = later(() => import('#announcements/screens/MessageForm.tsx').then((file) => file.MessageForm))

/** The Parking & Keys section, with the units of the building for the choice of a fob's unit. */
export function AssetsSection() {
  const [messaged, setMessaged] = useState<MessageTarget | null>(null)
  return (
    <>
      <AssetsPage
        drawUnit={drawUnit}
        views={<ViewNav list="assets" />}
        columns={useListColumns('assets', offeredColumns)}
        onMessage={(people) => setMessaged({ people })}
      />
      <MessageForm to={messaged} onClose={() => setMessaged(null)} />
    </>
  )
}
