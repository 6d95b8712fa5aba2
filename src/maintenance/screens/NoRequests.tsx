import { Wrench } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { words } from '../words.ts'

/** Nothing is there, or nothing fits. */
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
