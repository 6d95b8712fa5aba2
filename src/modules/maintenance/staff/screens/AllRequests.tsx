import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { officeWords } from '../../requests/messages/office.ts'
import { QueueCards, type QueueProps } from './QueueCards.tsx'

/** The requests of everyone. */
export function AllRequests({ list, onOpen }: QueueProps) {
  if (list.data?.pages[0]?.total !== 0) return <QueueCards list={list} onOpen={onOpen} showAssignee />
  return (
    <Card flush>
      <Empty icon={ClipboardCheck} help={officeWords.allDone}>
        {officeWords.none}
      </Empty>
    </Card>
  )
}
