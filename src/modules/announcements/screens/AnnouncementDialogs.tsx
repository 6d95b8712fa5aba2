import { useState } from 'react'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'

/** The dialog that the address names: one announcement, its form, or the form of a new one. */
export function AnnouncementDialogs() {
  const address = useAddress()
  const [editing, setEditing] = useState<OfficeAnnouncement | null>(null)
  const requested = address.at('announcement') ?? null
  const isNew = requested === 'new'
  const written = useLingering(editing ? `edit-${editing.id}-${editing.version}` : isNew ? 'new' : null)
  const close = () => address.change({ announcement: undefined })
  return (
    <>
      <AnnouncementDialog id={isNew || editing ? null : requested} onClose={close} onEdit={setEditing} />
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
