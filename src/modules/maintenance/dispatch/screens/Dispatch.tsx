import { useEffect, useState } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Menu } from '#platform/ui/overlays/Menu.tsx'
import { priorities, type Status, statuses } from '../../requests/choices.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { needsAssignee } from '../../requests/rules.ts'
import { orderWords } from '../../work-orders/messages/office.ts'
import { dispatchWords as words } from '../messages/en.ts'
import type { BulkChanges } from '../rules.ts'
import { AssigneePicker } from './AssigneePicker.tsx'
import { BulkConfirmation, type PlannedChange } from './BulkConfirmation.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { PrintedList } from './PrintedList.tsx'
import { useExportRequests } from './queries.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import type { Command, Verb } from './command.ts'
import { singleOf } from './target.ts'
import { useApply } from './use-apply.ts'

type Props = {
  command: Command | null
  onClose: () => void
  /** After a change of many: the ids of those that stay as they were. */
  onDone: (left: string[]) => void
}

/** Carries out the commands of keys, cards and the bar of a selection. */
export function Dispatch({ command, onClose, onDone }: Props) {
  const texts = useTexts(requestTexts)
  const apply = useApply()
  const [shown, setShown] = useState(command)
  if (command !== null && command !== shown) setShown(command)
  const [planned, setPlanned] = useState<PlannedChange | null>(null)
  const [uninsured, setUninsured] = useState<{ vendor: string; send: () => void } | null>(null)
  useExportCommand(command, onClose)
  if (!shown) return null
  const { target, anchor } = shown
  const isOpen = (verb: Verb) => command?.verb === verb
  const single = singleOf(target)

  /** One request changes at once, many after a confirmation. */
  const change = (changes: BulkChanges, plan: Omit<PlannedChange, 'target' | 'changes'>) => {
    if (single) apply.changeOne(single, changes, plan.describe)
    else setPlanned({ target, changes, ...plan })
  }
  const menu = { align: 'start', anchor, onOpenChange: (open: boolean) => !open && onClose() } as const
  return (
    <>
      <AssigneePicker
        target={target}
        open={isOpen('assign')}
        anchor={anchor}
        apply={apply}
        onUninsured={(vendor, send) => setUninsured({ vendor, send })}
        onClose={onClose}
        onDone={onDone}
      />
      <Menu
        {...menu}
        label={words.verbs.priority}
        open={isOpen('priority')}
        groups={[
          priorities.toReversed().map((priority) => ({
            label: texts.priority[priority],
            icon: priorityIcons[priority],
            present: single?.priority === priority,
            onSelect: () =>
              change(
                { priority },
                {
                  title: (n) => words.setPriority(n, texts.priority[priority]),
                  effect: words.effect.priority,
                  describe: (n) => words.done.priority(n, texts.priority[priority]),
                },
              ),
          })),
        ]}
      />
      <Menu
        {...menu}
        label={words.verbs.status}
        open={isOpen('status')}
        groups={[
          statuses.map((status) => ({
            label: texts.status[status],
            detail: status === 'cancelled' ? officeWords.endsOrder : undefined,
            icon: requestStatusIcons[status],
            present: single?.status === status,
            disabled: single !== undefined && needsAssignee(single, status),
            onSelect: () =>
              change(
                { status },
                {
                  title: (n) => words.setStatus(n, texts.status[status]),
                  effect: effectOf(status),
                  describe: (n) => words.done.status(n, texts.status[status]),
                },
              ),
          })),
        ]}
      />
      <ScheduleDialog
        target={isOpen('schedule') ? target : null}
        onClose={onClose}
        onSchedule={(_, scheduledDate) =>
          change(
            { scheduledDate },
            { title: words.setSchedule, effect: words.effect.schedule, describe: words.done.schedule },
          )
        }
      />
      <MessageDialog target={isOpen('message') ? target : null} onClose={onClose} onDone={onDone} />
      {isOpen('print') ? <PrintedList target={target} onDone={onClose} /> : null}
      <UninsuredConfirmation uninsured={uninsured} onClose={() => setUninsured(null)} />
      <BulkConfirmation planned={planned} apply={apply} onClose={() => setPlanned(null)} onDone={onDone} />
    </>
  )
}

type UninsuredProps = { uninsured: { vendor: string; send: () => void } | null; onClose: () => void }

/** Asks whether a work order goes to a vendor whose insurance has ended. */
function UninsuredConfirmation({ uninsured, onClose }: UninsuredProps) {
  const { last, open } = useLingering(uninsured)
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={orderWords.askInsurance(last?.vendor ?? '')}
      verb={orderWords.sendAnyway}
      onConfirm={() => {
        onClose()
        last?.send()
      }}
    >
      {orderWords.askInsuranceText}
    </Confirmation>
  )
}

const effectOf = (status: Status) =>
  status === 'completed' || status === 'cancelled' ? words.effect[status] : words.effect.status

/** Downloads the list as soon as the command asks for it. */
function useExportCommand(command: Command | null, onClose: () => void) {
  const { mutate } = useExportRequests()
  const target = command?.verb === 'export' ? command.target : null
  useEffect(() => {
    if (!target) return
    onClose()
    mutate(target, {
      onSuccess: () => toast.success(words.exported),
      onError: (error) => toast.failure(words.notExported, error.message),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each command
  }, [target])
}
