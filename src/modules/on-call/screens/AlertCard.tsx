import Hand from 'lucide-react/icons/hand'
import Siren from 'lucide-react/icons/siren'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { Alert } from '../contract.ts'
import { onCallWords as words } from '../messages/en.ts'
import { useTakeAlert } from './queries.ts'

type Props = {
  alert: Alert
  /** Opens what it is about; left out where that is open already. */
  onOpen?: (address: string) => void
}

/** An alert: who was alerted when, who is next, "I have it", and then who has it. */
export function AlertCard({ alert, onOpen }: Props) {
  const zone = useTimeZone()
  const take = useTakeAlert()
  const { id, title, line, link, state, alerted, next, takenBy, takenAt } = alert
  const isOpen = state === 'open'
  const canFollow = onOpen !== undefined && link !== null
  const clock = (at: string) => dashboardTime(at, zone).slice(-5)
  const people = [
    ...alerted.slice(0, 3).map(({ name, at }) => `${name} ${clock(at)}`),
    ...(alerted.length > 3 ? [`+${alerted.length - 3}`] : []),
  ]
  const chain = [
    ...(people.length > 0 ? [words.alerted(people.join(', '))] : []),
    ...(next ? [words.nextAt(next.person?.name ?? words.everyone, clock(next.at))] : []),
  ]
  return (
    <section
      aria-label={title}
      className={classNames(
        'flex items-start gap-3 px-4.5 py-3',
        isOpen ? 'bg-tone-danger-bg text-tone-danger-fg' : 'bg-sunken',
      )}
    >
      <Siren aria-hidden="true" size={17} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-[575] wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere">{line}</p>
        <p className="tabular mt-0.5 text-sm">{chain.join(' · ')}</p>
        {takenBy && takenAt ? (
          <p className="mt-1 text-sm font-[575]">{words.hasIt(takenBy.name, clock(takenAt))}</p>
        ) : null}
        {isOpen || canFollow ? (
          <div className="mt-2 flex flex-wrap gap-2">
            {isOpen ? (
              <Button
                variant="primary"
                size="small"
                icon={Hand}
                busy={take.isPending}
                onClick={() =>
                  take.mutate(id, {
                    onSuccess: () => toast.success(words.taken),
                    onError: (error) => toast.failure(words.notTaken, error.message),
                  })
                }
              >
                {words.have}
              </Button>
            ) : null}
            {canFollow ? (
              <a
                href={link}
                className={buttonClass({ size: 'small' })}
                onClick={(event) => {
                  event.preventDefault()
                  onOpen(link)
                }}
              >
                {words.open}
              </a>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  )
}
