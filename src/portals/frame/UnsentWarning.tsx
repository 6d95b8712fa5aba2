import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { platformTexts } from '#platform/language/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { deskIntakeOf, deskNotes, deskParcels, unsentCount } from '#platform/ui/data/offline/unsent.ts'
import { frameTexts } from './messages/index.ts'

type Props = { userId: string; onClose: () => void; onConfirm: () => void }

/** Before signing out with something that waits on this device. Without a connection nobody can sign out, so it is not offered. */
export function UnsentWarning({ userId, onClose, onConfirm }: Props) {
  const words = useTexts(frameTexts)
  const platform = useTexts(platformTexts)
  const isOnline = useIsOnline()
  const changes = unsentCount(userId)
  const parcels = unsentCount(deskParcels)
  const notes = unsentCount(deskNotes)
  const inHand = unsentCount(deskIntakeOf(userId))
  const [changesText, parcelsText, notesText] = isOnline
    ? [words.unsentChanges, words.unsentParcels, words.unsentNotes]
    : [words.offlineChanges, words.offlineParcels, words.offlineNotes]
  return (
    <Confirmation
      open
      onClose={onClose}
      title={isOnline ? words.unsentTitle : words.offlineTitle}
      {...(isOnline ? { verb: words.signOutAnyway, onConfirm } : { cancel: platform.close })}
    >
      {isOnline ? null : <p>{words.offlineText}</p>}
      {changes > 0 ? <p>{changesText(changes)}</p> : null}
      {parcels > 0 ? <p>{parcelsText(parcels)}</p> : null}
      {notes > 0 ? <p>{notesText(notes)}</p> : null}
      {inHand > 0 ? <p>{words.notTakenIn(inHand)}</p> : null}
    </Confirmation>
  )
}
