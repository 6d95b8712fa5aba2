import { laterPopup } from '#platform/ui/overlays/later-popup.tsx'
import { ColumnsButton, type ColumnsProps } from './ColumnsButton.tsx'

/** Chooses the columns of a list by checkboxes. */
export const ColumnsMenu = laterPopup<ColumnsProps>(
  () => import('./ColumnsPopup.tsx').then((file) => file.ColumnsPopup),
  ({ early }) => <ColumnsButton {...early} />,
)
