import { Wrench } from 'lucide-react'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { requestTexts } from '../../messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'

/** The empty state: no requests, or none that match. */
export function NoRequests({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const words = useTexts(requestTexts)
  return (
    <Card flush>
      <EmptyList
        icon={Wrench}
        isFiltered={isFiltered}
        onClear={onClear}
        words={{
          none: words.none,
          noneHelp: words.noneFit,
          clear: words.clearFilters,
          noneYet: words.none,
          noneYetHelp: words.allDone,
        }}
      />
    </Card>
  )
}
