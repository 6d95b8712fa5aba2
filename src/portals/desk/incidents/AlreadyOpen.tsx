import { incidentScreenWords } from '#incidents/messages/screens.ts'
import { isSameIncident } from '#incidents/rules.ts'
import { useOpenIncidents } from '#incidents/screens/queries.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'

const words = incidentScreenWords.form

type Props = {
  entered: Parameters<typeof isSameIncident>[0]
  isAnother: boolean
  onAnother: (isAnother: boolean) => void
  onGoTo: (id: string) => void
}

/** The incident of this kind that is running for the same homes; another one is opened only on purpose. */
export function AlreadyOpen({ entered, isAnother, onAnother, onGoTo }: Props) {
  const timeZone = useTimeZone()
  const same = useOpenIncidents().data?.find((one) => isSameIncident(one, entered))
  if (!same) return null
  const { id, title, openedAt, openedBy } = same
  return (
    <Notice tone="warning" title={words.alreadyOpen} live>
      <p>{words.alreadyOpenLine(title, dashboardTime(openedAt, timeZone), openedBy)}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" onClick={() => onGoTo(id)}>
          {words.goTo}
        </Button>
        <Checkbox label={words.isAnother} checked={isAnother} onChange={({ target }) => onAnother(target.checked)} />
      </div>
    </Notice>
  )
}
