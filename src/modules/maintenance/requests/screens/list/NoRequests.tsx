import Wrench from 'lucide-react/icons/wrench'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { officeWords } from '../../messages/office.ts'

/** The empty state: no requests, or none that match. */
export function NoRequests({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <Card flush>
      <EmptyList
        icon={Wrench}
        isFiltered={isFiltered}
        onClear={onClear}
        words={{
          none: officeWords.none,
          noneHelp: officeWords.noneFit,
          clear: officeWords.clearFilters,
          noneYet: officeWords.none,
          noneYetHelp: officeWords.allDone,
        }}
      />
    </Card>
  )
}
