import { laterPopup } from '#platform/ui/overlays/later-popup.tsx'
import { BellButton } from './BellButton.tsx'

/** The bell in the header of every portal; its list is loaded after the first screen. */
export const Bell = laterPopup<object>(
  () => import('./BellPopup.tsx').then((file) => file.BellPopup),
  ({ early }) => <BellButton {...early} />,
)
