import { Wrench } from 'lucide-react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { words } from '../../messages/index.ts'

/** The empty state: no requests, or none that match. */
export function NoRequests({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <Card flush>
      <Empty
        icon={Wrench}
        help={isFiltered ? words.noneFit : words.allDone}
        action={
          isFiltered ? (
            <Button size="small" onClick={onClear}>
              {words.clearFilters}
            </Button>
          ) : null
        }
      >
        {words.none}
      </Empty>
    </Card>
  )
}
