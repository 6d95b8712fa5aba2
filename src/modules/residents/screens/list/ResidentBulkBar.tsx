import Download from 'lucide-react/icons/download'
import MessageSquare from 'lucide-react/icons/message-square'
import MailPlus from 'lucide-react/icons/mail-plus'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import type { ExportedTable } from '#platform/text/exported-table.ts'
import { later } from '#platform/ui/data/loading/later.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useCanExport } from '#platform/ui/lists/output/export-right.ts'
import { usePrint } from '#platform/ui/lists/output/use-print.tsx'
import { BulkBar } from '#platform/ui/lists/selection/BulkBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { Resident, ResidentFilter } from '../../resident.ts'
import { largestSelection } from '#platform/largest-selection.ts'
import { words } from '../../messages/en.ts'
import { readAllResidents, useExport, useExportChosen } from './list-rows.ts'

const InviteMany = later(() => import('../invitations/InviteMany.tsx').then((file) => file.InviteMany))

type Props = {
  selection: Selection<Resident>
  total: number | null
  /** What the filters ask for, for everything that matches. */
  criteria: Partial<ResidentFilter>
  /** The chosen columns of a file. */
  exported: { columns?: string }
  toPrinted: (residents: readonly Resident[]) => ExportedTable
  /** Opens the form of a message to these people. */
  onMessage: (residents: readonly Resident[]) => void
  children: ReactNode
}

/** What can be done with the selected residents, in place of the filters. */
export function ResidentBulkBar({ selection, total, criteria, exported, toPrinted, onMessage, children }: Props) {
  const canExport = useCanExport()
  const [isInviting, setInviting] = useState(false)
  const { print, printed } = usePrint(words.title)
  const exportAll = useExport()
  const exportChosen = useExportChosen()
  const read = async () => (selection.isAll ? readAllResidents(criteria) : selection.rows)
  const report = {
    onSuccess: () => toast.success(words.exported),
    onError: (error: Error) => toast.failure(words.notExported, error.message),
  }
  const download = () => {
    if (selection.isAll) exportAll.mutate({ ...criteria, ...exported }, report)
    else exportChosen.mutate({ ids: selection.rows.map(({ id }) => id), ...exported }, report)
  }
  const message = async () => {
    if (selection.count > largestSelection) return toast.info(words.mostMessaged(largestSelection))
    try {
      onMessage(await read())
    } catch (error) {
      toast.failure(words.notRead, error instanceof Error ? error.message : undefined)
    }
  }
  const actions = [
    { id: 'invite', label: words.bulk.invite, icon: MailPlus, onPress: () => setInviting(true) },
    { id: 'message', label: words.bulk.message, icon: MessageSquare, onPress: () => void message() },
    {
      id: 'print',
      label: words.bulk.print,
      icon: Printer,
      onPress: () => print(async () => toPrinted(await read())),
    },
    ...(canExport ? [{ id: 'export', label: words.bulk.export, icon: Download, onPress: download }] : []),
  ]
  return (
    <>
      <BulkBar
        count={selection.count}
        total={total}
        isAll={selection.isAll}
        onAll={() => total !== null && selection.selectAll(total)}
        onClear={selection.clear}
        actions={actions}
      >
        {children}
      </BulkBar>
      <InviteMany
        open={isInviting}
        count={selection.count}
        read={read}
        onClose={() => setInviting(false)}
        onDone={selection.clear}
      />
      {printed}
    </>
  )
}
