import Clock from 'lucide-react/icons/clock'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { offlineWords as words } from './messages.ts'
import { isFailing, type Queued } from './queue/queued.ts'

type Props = {
  title: string
  detail: string
  item: Queued
  remove: string
  onRemove: () => void
  /** What corrects it. */
  children?: ReactNode
}

/** Something that waits on this device. */
export function QueuedRow({ title, detail, item, remove, onRemove, children }: Props) {
  const problem = item.problem ?? (isFailing(item) ? words.failing : null)
  return (
    <li className="border-t border-line px-4.5 py-2.5 first:border-t-0 max-md:px-4">
      <div className="flex min-h-11 items-center gap-3">
        {problem === null ? (
          <Clock aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
        ) : (
          <TriangleAlert aria-hidden="true" size={18} className="shrink-0 text-tone-danger-fg" />
        )}
        <span className="min-w-0 flex-1">
          <span className="tabular block wrap-anywhere font-medium">{title}</span>
          <span className="block text-sm text-ink-3">
            {detail}
            {problem === null ? null : <span className="text-tone-danger-fg"> · {problem}</span>}
          </span>
        </span>
        <IconButton icon={Trash2} label={remove} onClick={onRemove} />
      </div>
      {problem === null ? null : children}
    </li>
  )
}
