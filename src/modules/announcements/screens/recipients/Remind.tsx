import BellRing from 'lucide-react/icons/bell-ring'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { OfficeAnnouncement } from '../../contract.ts'
import { officeWords } from '../../messages/office.ts'
import { useRemind } from '../queries.ts'

/** Reminds those who have not read it, once a press, and says who did so before. */
export function Remind({ announcement }: { announcement: OfficeAnnouncement }) {
  const zone = useTimeZone()
  const remind = useRemind(announcement.id)
  const { reach, reminders, state } = announcement
  const unread = reach ? reach.people - reach.read : 0
  const start = () =>
    remind.mutate(null, {
      onSuccess: (saved) => toast.success(officeWords.reminded(saved.reminders[0]?.people ?? 0)),
      onError: (error) => toast.failure(officeWords.notReminded, error.message),
    })
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
