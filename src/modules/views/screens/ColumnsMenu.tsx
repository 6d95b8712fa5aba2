import Columns3 from 'lucide-react/icons/columns-3'
import type { ComponentProps } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import type { ListColumn, ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { laterPopup } from '#platform/ui/overlays/later-popup.tsx'
import { savedViewWords as words } from '../messages/screens.ts'

export type ColumnsProps = {
  offered: readonly ListColumn[]
  columns: ShownColumns
  /** Null for the usual columns. */
  onChange: (columns: readonly string[] | null) => void
}

export const ColumnsButton = (rest: Omit<ComponentProps<typeof Button>, 'children'>) => (
  <Button variant="plain" size="small" icon={Columns3} aria-haspopup="menu" aria-expanded="false" {...rest}>
    {words.columns}
  </Button>
)

/** Chooses the columns of a list by checkboxes. */
export const ColumnsMenu = laterPopup<ColumnsProps>(
  () => import('./ColumnsPopup.tsx').then((file) => file.ColumnsPopup),
  ({ early }) => <ColumnsButton {...early} />,
)
