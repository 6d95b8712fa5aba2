import { classNames } from '#platform/ui/theme/class-names.ts'
import { toneClass } from '#platform/ui/theme/tones.ts'
import type { Category, Priority } from '../choices.ts'
import { categoryIcons } from './category-icons.ts'

type Props = {
  category: Category
  /** Emphasised for high and urgent priority; the badge beside it says so in words. */
  priority?: Priority
}

/** The category as an icon in front of a title. */
export function CategoryIcon({ category, priority = 'normal' }: Props) {
  const Icon = categoryIcons[category]
  const pressing = priority === 'high' || priority === 'urgent'
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-md',
        pressing ? toneClass[`pr-${priority}`] : 'bg-sunken text-ink-2',
      )}
    >
      <Icon size={17} />
    </span>
  )
}
