import { laterPopup } from '#platform/ui/overlays/later-popup.tsx'
import { NameButton } from './NameButton.tsx'

/** The person's name as a menu with their account and their other portals. */
export const NameMenu = laterPopup<{ subtitle?: string }>(
  () => import('./NameMenuPopup.tsx').then((file) => file.NameMenuPopup),
  ({ subtitle, early }) => <NameButton subtitle={subtitle} {...early} />,
)
