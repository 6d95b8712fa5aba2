import { useState } from 'react'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { type AnnouncementValues, duplicateOf } from '../announcement-values.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { AnnouncementForm } from './form/AnnouncementForm.tsx'

/** The dialog that the address names: one announcement, its form, or the form of a new one. */
export function AnnouncementDialogs() {
  const address = useAddress()
  const zone = useTimeZone()
  const [editing, setEditing] = useState<OfficeAnnouncement | null>(null)
  const [draft, setDraft] = useState<AnnouncementValues | null>(null)
  const requested = address.at('announcement') ?? null
  const isNew = requested === 'new'
  const written = useLingering(editing ? `edit-${editing.id}-${editing.version}` : isNew ? 'new' : null)
  const close = () => {
    setDraft(null)
    address.change({ announcement: undefined })
  }
  const duplicate = (announcement: OfficeAnnouncement) => {
    setDraft(duplicateOf(announcement, zone))
    address.change({ announcement: 'new' })
  }
  return (
    <>
      <AnnouncementDialog
        id={isNew || editing ? null : requested}
        onClose={close}
        onEdit={setEditing}
        onDuplicate={duplicate}
      />
      {written.last === null ? null : (
        <AnnouncementForm
          key={`${written.last}-${written.turn}`}
          present={written.open ? editing : null}
          draft={draft}
          open={written.open}
          onClose={() => (editing ? setEditing(null) : close())}
          onSaved={({ id }) => {
            setEditing(null)
            setDraft(null)
            address.change({ announcement: id })
          }}
        />
      )}
    </>
  )
}
