import Undo2 from 'lucide-react/icons/undo-2'
import { dashboardDate } from '#platform/time/dates.ts'
import { cents, formatMoney } from '#platform/text/money.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { OwnPayment } from '../contract.ts'
import { paymentTexts } from '../messages/index.ts'
import { appearances } from './appearances.ts'

type Props = {
  entry: OwnPayment
  onUndo: () => void
}

/** One entry of the ledger: its description, unit, date, amount and status. */
export function PaymentLine({ entry, onUndo }: Props) {
  const language = useLanguage()
  const words = useTexts(paymentTexts)
  const zone = useTimeZone()
  const { kind, type, date, amount, status, method, memo, unitNumber } = entry
  const money = formatMoney(cents(amount), language)
  const unit = unitNumber !== null && words.unitNumber(unitNumber)
  const text = [words.kinds[kind], unit, method && words.methods[method], memo].filter(Boolean).join(' · ')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-line py-2.5 first:border-t-0 md:flex">
      <span className="tabular w-23 shrink-0 text-sm text-ink-3 max-md:row-start-1 max-md:w-auto">
        {dashboardDate(date, zone)}
      </span>
      <span className="min-w-0 flex-1 basis-40 max-md:row-start-2">
        <span className="font-[525] break-words">{type}</span>
        <span className="block text-sm break-words text-ink-3">{text}</span>
      </span>
      <span className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end">
        <Badge {...appearances[status]}>{words.statuses[status]}</Badge>
      </span>
      <span
        className={classNames(
          'tabular w-26 shrink-0 text-right font-[525] max-md:col-start-2 max-md:row-start-2 max-md:self-start max-md:justify-self-end',
          status === 'reversed' && 'text-ink-3 line-through',
        )}
      >
        {kind === 'payment' ? `−${money}` : money}
      </span>
      <span className="grid w-8 shrink-0 max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:w-11">
        {status === 'reversed' ? null : (
          <IconButton small icon={Undo2} label={words.undoOf(`${type}, ${money}`)} tip={false} onClick={onUndo} />
        )}
      </span>
    </li>
  )
}
