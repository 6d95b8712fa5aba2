import { localeOf } from '#platform/language/language.ts'
import { useEffect, useId, useRef } from 'react'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { useChosen } from '#platform/ui/hooks/use-chosen.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { boardWords } from '../messages/en.ts'
import { statuses, type Status } from '../../requests/choices.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { statusTextColours } from './status-text-colours.ts'

type Props = { shown: Status; counts: Partial<Record<Status, number>>; onChoose: (status: Status) => void }

/** Chooses the column on a phone, which shows one at a time. */
export function ColumnChooser({ shown: current, counts, onChoose }: Props) {
  const [shown, choose] = useChosen(current, onChoose)
  const words = useTexts(requestTexts)
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-chip="${shown}"]`)
    const left = chosen ? chosen.offsetLeft - 16 : 0
    row.current?.scrollTo({ left, behavior: 'smooth' })
  }, [shown])
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={boardWords.columns}
      className="scroll-quiet sticky top-0 z-[5] -mx-4 mb-2.5 flex gap-1.5 overflow-x-auto bg-canvas px-4 py-1"
    >
      {statuses.map((status) => {
        const StatusIcon = requestStatusIcons[status]
        return (
          <label
            key={status}
            data-chip={status}
            className="relative flex h-11 flex-none cursor-pointer items-center gap-1.5 rounded-md px-3.25 text-15 font-medium text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-xs has-checked:ring has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={status}
              checked={status === shown}
              onChange={() => choose(status)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <StatusIcon aria-hidden="true" size={15} className={statusTextColours[status]} />
            {words.status[status]}
            <span className="tabular font-[550] text-ink-3">{counts[status]?.toLocaleString(localeOf('en'))}</span>
          </label>
        )
      })}
    </div>
  )
}
