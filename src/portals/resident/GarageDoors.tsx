import Warehouse from 'lucide-react/icons/warehouse'
import { ownCodeTexts } from '#occupancy/messages/own.ts'
import { useTexts } from '#platform/ui/data/language.ts'

/** Instructions for the garage doors. */
export const GarageDoors = () => {
  const words = useTexts(ownCodeTexts)
  return (
    <p className="mt-2.5 flex items-center gap-2.5 border-t border-line pt-3">
      <Warehouse aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        {words.garage}
        <span className="block text-sm text-ink-3">{words.garageText}</span>
      </span>
    </p>
  )
}
