import { classNames } from '#platform/screens/class-names.ts'
import { words } from '../building-words.ts'
import { facadeLooks } from './facade-looks.ts'

const shown = ['occupied', 'leased', 'vacant', 'maintenance', 'stone', 'free'] as const

/** What the colours and patterns of the facade mean. */
export const FacadeLegend = () => (
  <ul aria-label={words.legend} className="grid gap-2.5 text-sm max-lg:grid-cols-2">
    {shown.map((look) => (
      <li key={look} className="flex items-center gap-2.5">
        <span aria-hidden="true" className={classNames('h-3 w-[22px] shrink-0 rounded-[2px]', facadeLooks[look])} />
        {words.legendOf[look]}
      </li>
    ))}
  </ul>
)
