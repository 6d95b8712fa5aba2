import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { officeKitWords as kitWords } from '#platform/language/messages/office.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useCanExport } from '#platform/ui/lists/output/export-right.ts'
import { ListButtonText } from '#platform/ui/lists/output/ListButtonText.tsx'
import { viewWords as words } from '../../messages/views.ts'

type Props = {
  /** Chooses the columns. */
  columns: ReactNode
  /** No request matches the filters. */
  isEmpty: boolean
  onVerb: (verb: 'print' | 'export') => void
}

/** Prints and exports all rows that match the filters. */
export function ListOutput({ columns, isEmpty, onVerb }: Props) {
  const button = { variant: 'plain', size: 'small', disabledBecause: isEmpty ? words.noneToExport : null } as const
  return (
    <span className="flex flex-wrap gap-1">
      {columns}
      <Button {...button} icon={Printer} onClick={() => onVerb('print')}>
        <ListButtonText text={kitWords.printList} short={kitWords.printShort} />
      </Button>
      {useCanExport() ? (
        <Button {...button} icon={Download} onClick={() => onVerb('export')}>
          <ListButtonText text={kitWords.exportList} short={kitWords.exportShort} />
        </Button>
      ) : null}
    </span>
  )
}
