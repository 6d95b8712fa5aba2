import BellRing from 'lucide-react/icons/bell-ring'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { words as undoWords } from '#undo/messages/en.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { OfficeAnnouncement } from '../../contract.ts'
import { officeWords } from '../../messages/office.ts'
import { topic, useRemind } from '../queries.ts'

/** Reminds those who have not read it, once a press, and says who did so before. */
export function Remind({ announcement }: { announcement: OfficeAnnouncement }) {
  const zone = useTimeZone()
  const remind = useRemind(announcement.id)
  const { reach, reminders, state } = announcement
  const unread = reach ? reach.people - reach.read : 0
  const undo = useUndo(topic)
  const start = () => {
    const operation = createOperation()
    remind.mutate(
      { operation },
      {
        onSuccess({ reminders: [newest], emergency }) {
          const title = officeWords.reminded(newest?.people ?? 0)
          // Those of an emergency have been sent.
          if (emergency) toast.success(title)
          else toast.success(title, undoWords.emailsWait, { undo: undo(operation) })
        },
        onError: (error) => toast.failure(officeWords.notReminded, error.message),
      },
    )
  }
  return (
    <div className="grid gap-1.5">
      {state === 'published' && unread > 0 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" icon={BellRing} busy={remind.isPending} busyText={officeWords.reminding} onClick={start}>
            {officeWords.remind(unread)}
          </Button>
          <span className="text-sm text-ink-3">{officeWords.remindHint}</span>
        </div>
      ) : null}
      {reminders.map(({ sentAt, sentBy, people }) => (
        <p key={sentAt} className="tabular text-sm text-ink-2">
          {officeWords.remindedBy(people, `${sentBy.firstName} ${sentBy.lastName}`.trim(), dashboardTime(sentAt, zone))}
        </p>
      ))}
    </div>
  )
}
