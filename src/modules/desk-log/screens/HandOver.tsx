import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { CurrentLog } from '../contract.ts'
import { logScreenWords } from '../messages/screens.ts'
import { useConfirmRead } from './queries.ts'

const words = logScreenWords.handOver

/** What the shift before left, until it is confirmed as read. */
export function HandOver({ log: { shift, previous, openPoints } }: { log: CurrentLog }) {
  const confirm = useConfirmRead()
  if (!shift || shift.readAt !== null) return null
  // This is gone as soon as the log is read again, and with it the callbacks of `mutate`.
  const read = () =>
    confirm.mutateAsync(undefined).then(
      () => toast.success(words.confirmed),
      (error: Error) => toast.failure(logScreenWords.notSaved, error.message),
    )
  return (
    <Notice
      tone="warning"
      title={words.title}
      action={
        <Button size="large" busy={confirm.isPending} onClick={() => void read()}>
          {words.confirm}
        </Button>
      }
    >
      <p className="whitespace-pre-wrap wrap-anywhere">
        {previous?.note ? words.from(previous.endedBy ?? '', previous.note) : words.none}
      </p>
      <p>{words.points(openPoints.length)}</p>
    </Notice>
  )
}
