import ChevronRight from 'lucide-react/icons/chevron-right'
import Route from 'lucide-react/icons/route'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { RequestClock } from '../../../sla/screens/RequestClock.tsx'
import type { Formats } from '../../../requests/screens/use-formats.ts'
import { isUnassigned } from '../../../sla/rules.ts'
import type { StaffRequest } from '../../contract.ts'
import { staffWords } from '../../messages/en.ts'
import { placeOf } from '../../place-of.ts'
import { useNearby } from '../queries.ts'

/** What else can be done on the same floor and the ones beside it; each opens in place of this request. */
export function OnYourWay({ request: { id, floor }, formats }: { request: StaffRequest; formats: Formats }) {
  const nearby = useNearby(id, floor !== null)
  const address = useAddress()
  if (!nearby.data || nearby.data.length === 0) return null
  return (
    <section aria-labelledby="on-your-way">
      <h3 id="on-your-way" className="mb-1 flex items-center gap-1.5 font-[575]">
        <Route aria-hidden="true" size={16} />
        {staffWords.onYourWay}
      </h3>
      <ul className="divide-y divide-line rounded-lg inset-ring inset-ring-line">
        {nearby.data.map((one) => (
          <li key={one.id} className="relative flex min-h-14 items-center gap-3 px-3.5 py-2">
            <span className="min-w-0 flex-1">
              <button
                type="button"
                aria-label={staffWords.openNearby(one.title, placeOf(one))}
                onClick={() => address.change({ request: one.id })}
                className="block max-w-full truncate text-left font-[525] after:absolute after:inset-0 after:rounded-lg"
              >
                {one.title}
              </button>
              <span className="tabular block truncate text-sm text-ink-2">
                {[placeOf(one), isUnassigned(one) ? staffWords.unassigned : null].filter(Boolean).join(', ')}
              </span>
              <RequestClock request={one} reader="office" formats={formats} className="mt-0.5 text-sm leading-4.25" />
            </span>
            <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
