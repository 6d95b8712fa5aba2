import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { viewWords as words } from '../../messages/views.ts'

type Props = {
  /** Chooses the columns. */
  columns: ReactNode
  /** Only administrators export lists. */
  canExport: boolean
  onVerb: (verb: 'print' | 'export') => void
}

/** Prints and exports all rows that match the filters. */
export const ListOutput = ({ columns, canExport, onVerb }: Props) => (
  <span className="flex flex-wrap gap-1">
    {columns}
    <Button variant="plain" size="small" icon={Printer} onClick={() => onVerb('print')}>
      {words.printList}
    </Button>
    {canExport ? (
      <Button variant="plain" size="small" icon={Download} onClick={() => onVerb('export')}>
        {words.exportList}
      </Button>
    ) : null}
  </span>
)
