import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { unsentCount } from '#platform/ui/data/offline/unsent.ts'
import { frameTexts } from './messages/index.ts'

type Props = { userId: string; onClose: () => void; onConfirm: () => void }

/** Before signing out with changes that wait on this phone. */
export function UnsentWarning({ userId, onClose, onConfirm }: Props) {
  const words = useTexts(frameTexts)
  return (
    <Confirmation
      open
      onClose={onClose}
      title={words.unsentTitle(unsentCount(userId))}
      verb={words.signOutAnyway}
      onConfirm={onConfirm}
    >
      {words.unsentText(unsentCount(userId))}
    </Confirmation>
  )
}
