import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import type { Status } from '../../requests/choices.ts'
import { statusWords } from '../../requests/vocabulary.ts'
import { staffWords } from '../messages/en.ts'
import { QueueCards, type QueueProps } from './QueueCards.tsx'

type Props = QueueProps & {
  status: Status | undefined
  /** The number of requests of everyone. */
  total: number | undefined
  onOpenAll: () => void
}

/** The person's own requests, or those in one status. */
export function OwnRequests({ list, status, total, onOpen, onOpenAll }: Props) {
  const own = list.data?.pages[0]?.total
  return (
    <>
      {status && own !== undefined ? (
        <p className="mb-3 text-ink-2">{staffWords.byStatus(statusWords[status], own)}</p>
      ) : null}
      {own !== 0 ? (
        <QueueCards list={list} onOpen={onOpen} />
      ) : status ? null : (
        <Card flush>
          <Empty
            icon={ClipboardCheck}
            help={staffWords.noneHelp}
            action={
              total === 0 ? null : (
                <Button size="small" onClick={onOpenAll}>
                  {staffWords.allTab(total)}
                </Button>
              )
            }
          >
            {staffWords.none}
          </Empty>
        </Card>
      )}
    </>
  )
}
