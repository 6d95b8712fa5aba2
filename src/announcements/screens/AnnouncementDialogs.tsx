import { useState } from 'react'
import { useAddress } from '#platform/screens/use-address.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'

/** What the address opens: one announcement, the form that changes it, or the form for a new one. */
export function AnnouncementDialogs() {
  const address = useAddress()
  const [editing, setEditing] = useState<OfficeAnnouncement | null>(null)
  const asked = address.at('announcement') ?? null
  const isNew = asked === 'new'
  const written = useLingering(editing ? `edit-${editing.id}-${editing.version}` : isNew ? 'new' : null)
  const close = () => address.change({ announcement: undefined })
  return (
    <>
      <AnnouncementDialog id={isNew || editing ? null : asked} onClose={close} onEdit={setEditing} />
      {written.last === null ? null : (
        <AnnouncementForm
          key={`${written.last}-${written.turn}`}
          present={written.open ? editing : null}
          open={written.open}
          onClose={() => (editing ? setEditing(null) : close())}
          onSaved={({ id }) => {
            setEditing(null)
            address.change({ announcement: id })
          }}
        />
      )}
    </>
  )
}
