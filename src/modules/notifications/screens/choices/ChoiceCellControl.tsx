import Lock from 'lucide-react/icons/lock'
import { useTexts } from '#platform/ui/data/language.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Tooltip } from '#platform/ui/overlays/Tooltip.tsx'
import { type Channel, emailChoices } from '../../choices.ts'
import type { ChoiceCell, NotificationChoices } from '../../contract.ts'
import { notificationTexts } from '../../messages/index.ts'
import { useChoose } from '../queries.ts'

type Props = { row: NotificationChoices['kinds'][number]; channel: Channel; cell: ChoiceCell | null }

/** One cell of the table of choices; saved at once. What is always sent has a lock that says why. */
export function ChoiceCellControl({ row, channel, cell }: Props) {
  const words = useTexts(notificationTexts).account
  const choose = useChoose()
  const label = words.cell(row.name, words.channels[channel])
  if (!cell)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.never}</span>
      </span>
    )
  if (cell.locked) {
    const why = row.group === 'emergencies' ? words.whyEmergency : words.whyNotice
    return (
      <Tooltip text={why}>
        <span className="inline-grid size-6 place-items-center text-ink-3">
          <Lock aria-hidden="true" size={14} />
          <span className="sr-only">{why}</span>
        </span>
      </Tooltip>
    )
  }
  const value = choose.isPending ? choose.variables.value : cell.value
  const set = (next: typeof value) =>
    choose.mutate(
      { kind: row.kind, channel, value: next },
      {
        onSuccess: () => toast.success(words.saved),
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  if (channel !== 'email')
    return (
      <Checkbox
        label={label}
        hideLabel
        checked={value === 'on'}
        onChange={({ target }) => set(target.checked ? 'on' : 'off')}
      />
    )
  return (
    <div className="w-32">
      <Select
        label={label}
        choices={emailChoices.map((choice) => ({ value: choice, label: words.values[choice] }))}
        value={value === 'on' ? 'at_once' : value}
        onChange={set}
      />
    </div>
  )
}
