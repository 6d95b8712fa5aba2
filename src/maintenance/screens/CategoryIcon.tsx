import { classNames } from '#platform/screens/class-names.ts'
import { toneClass } from '#platform/screens/tones.ts'
import type { Category, Priority } from '../choices.ts'
import { categoryIcons } from './category-icons.ts'

type Props = {
  category: Category
  /** Stands out while it is high or urgent; the badge beside it says so in words. */
  priority?: Priority
}

/** What kind of work it is, as a tile in front of a title. */
export function CategoryIcon({ category, priority = 'normal' }: Props) {
  const Icon = categoryIcons[category]
  const pressing = priority === 'high' || priority === 'urgent'
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-[8px]',
        pressing ? toneClass[`pr-${priority}`] : 'bg-sunken text-ink-2',
      )}
    >
      <Icon size={17} />
    </span>
  )
}
