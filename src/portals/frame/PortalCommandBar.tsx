import { usePath } from '#platform/ui/navigation/use-location.ts'
import { openAddress } from '#platform/ui/navigation/navigate.ts'
import { useState } from 'react'
import { accountTexts } from '#accounts/messages/index.ts'
import { useCreateBackup } from '#backup/screens/queries.ts'
import { actionsFor } from '#command-bar/screens/actions.ts'
import { CommandBar } from '#command-bar/screens/CommandBar.tsx'
import type { Early } from '#command-bar/screens/early-keys.ts'
import type { Opens } from '#command-bar/screens/entries.ts'
import { paths } from '#paths.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { isAnythingUnsaved } from '#platform/ui/forms/unsaved.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { addressIn, addressOfAction, placesFor } from './command-bar-places.ts'
import { useUser } from './user.ts'
import { frameTexts } from './messages/index.ts'

type Props = { onClose: () => void; onReady: () => Early | undefined }

/** The command bar with this person's sections; a result opens by its address. */
export function PortalCommandBar({ onClose, onReady }: Props) {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const kitWords = useTexts(platformTexts)
  const { id, role } = useUser()
  const isStaffPortal = usePath() === paths.staff()
  const backUp = useCreateBackup()
  const [pending, setPending] = useState<Opens | null>(null)
  const addressOf = (chosen: Opens) => (chosen.kind === 'action' ? null : addressIn(chosen, isStaffPortal))
  const open = (chosen: Opens) => {
    onClose()
    if (chosen.kind === 'action' && chosen.id === 'backup') return backUp.mutate()
    // The focus goes here first, also for when the dialog that opens now is closed again.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    const address = chosen.kind === 'action' ? addressOfAction(chosen) : addressIn(chosen, isStaffPortal)
    return openAddress(address)
  }
  return (
    <>
      <CommandBar
        open={pending === null}
        onClose={onClose}
        onReady={onReady}
        userId={id}
        places={placesFor(role, words, accountWords.myAccount)}
        actions={actionsFor(role)}
        addressOf={addressOf}
        onOpen={(chosen) => (isAnythingUnsaved() ? setPending(chosen) : open(chosen))}
      />
      <Confirmation
        open={pending !== null}
        onClose={onClose}
        title={kitWords.discardTitle}
        verb={kitWords.discard}
        cancel={kitWords.keepEditing}
        onConfirm={() => pending && open(pending)}
      >
        {kitWords.discardText}
      </Confirmation>
    </>
  )
}
