import Columns3 from 'lucide-react/icons/columns-3'
import type { ComponentProps } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import type { ListColumn, ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { savedViewWords as words } from '../messages/screens.ts'

export type ColumnsProps = {
  offered: readonly ListColumn[]
  columns: ShownColumns
  /** Null for the usual columns. */
  onChange: (columns: readonly string[] | null) => void
}

/** The button of the menu of columns. */
export const ColumnsButton = (rest: Omit<ComponentProps<typeof Button>, 'children'>) => (
  <Button variant="plain" size="small" icon={Columns3} aria-haspopup="menu" aria-expanded="false" {...rest}>
    {words.columns}
  </Button>
)
