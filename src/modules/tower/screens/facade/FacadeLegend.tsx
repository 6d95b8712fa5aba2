import { classNames } from '#platform/ui/theme/class-names.ts'
import { words } from '../../messages/building.ts'
import { facadeStyles } from './facade-styles.ts'

const statuses = ['occupied', 'leased', 'vacant', 'maintenance', 'stone', 'free'] as const

/** The legend for the colours and patterns of the facade. */
export const FacadeLegend = () => (
  <ul aria-label={words.legend} className="grid gap-2.5 text-sm max-lg:grid-cols-2">
    {statuses.map((status) => (
      <li key={status} className="flex items-center gap-2.5">
        <span aria-hidden="true" className={classNames('h-3 w-5.5 shrink-0 rounded-photo', facadeStyles[status])} />
        {words.legendOf[status]}
      </li>
    ))}
  </ul>
)
