import { BellButton } from '#notifications/screens/BellButton.tsx'
import { laterPopup } from '#platform/ui/overlays/later-popup.tsx'

/** The bell in the header of every portal; its list is loaded after the first screen. */
export const Bell = laterPopup<object>(
  () => import('./BellPopup.tsx').then((file) => file.BellPopup),
  ({ early }) => <BellButton {...early} />,
)
