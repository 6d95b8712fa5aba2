import type { Category } from '#maintenance/requests/choices.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { incidentBannerTexts } from '../messages/banner.ts'
import { incidentTexts } from '../messages/index.ts'
import type { RunningIncident } from '../own-contract.ts'
import { isAbout } from '../rules.ts'
import { useReportAffected, useRunning } from './queries.ts'

type Props = {
  category: Category
  title: string
  /** Closes the form, because nothing has to be sent any more. */
  onDone: () => void
}

/** In the form of a request: the running incidents that it is likely about, and a way to be on their list instead. */
export function IncidentNotice({ category, title, onDone }: Props) {
  const running = (useRunning().data ?? []).filter(
    ({ kind, isDrill }) => !isDrill && isAbout(kind, { category, title }),
  )
  return running.map((incident) => <Known key={incident.id} incident={incident} onDone={onDone} />)
}

function Known({ incident, onDone }: { incident: RunningIncident; onDone: () => void }) {
  const words = useTexts(incidentTexts).notice
  const { kinds } = useTexts(incidentBannerTexts)
  const report = useReportAffected()
  const { id, kind, status, isAffected, hasReported } = incident
  const send = (isNow: boolean) =>
    report.mutate(
      { incidentId: id, isAffected: isNow },
      {
        onSuccess: () => {
          if (!isNow) return toast.info(words.removed)
          onDone()
          return toast.success(words.added, words.addedLine)
        },
        onError: (error) => toast.failure(words.failed, error.message),
      },
    )
  return (
    <Notice tone="warning" title={words.title(kinds[kind])} live>
      <p>{status}</p>
      <p className="mt-1">{hasReported ? words.alreadyAdded : isAffected ? words.lead : words.notHere}</p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="small" busy={report.isPending} onClick={() => send(!hasReported)}>
          {hasReported ? words.remove : words.affected}
        </Button>
        <span>{words.stillSend}</span>
      </p>
    </Notice>
  )
}
