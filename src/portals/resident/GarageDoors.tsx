import Warehouse from 'lucide-react/icons/warehouse'
import { useBuilding } from '#building/screens/queries.ts'
import { ownCodeTexts } from '#occupancy/messages/own.ts'
import { useTexts } from '#platform/ui/data/language.ts'

/** When the garage doors close, where the office has entered it. */
export const GarageDoors = () => {
  const words = useTexts(ownCodeTexts)
  const seconds = useBuilding().data?.garageSeconds ?? null
  if (seconds === null) return null
  return (
    <p className="mt-2.5 flex items-center gap-2.5 border-t border-line pt-3">
      <Warehouse aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        {words.garage}
        <span className="block text-sm text-ink-3">{words.garageText(seconds)}</span>
      </span>
    </p>
  )
}
