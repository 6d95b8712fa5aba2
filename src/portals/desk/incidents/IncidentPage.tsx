import ArrowLeft from 'lucide-react/icons/arrow-left'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Siren from 'lucide-react/icons/siren'
import { useState } from 'react'
import type { Incident } from '#incidents/contract.ts'
import { incidentWords } from '#incidents/messages/desk.ts'
import { incidentScreenWords as words } from '#incidents/messages/screens.ts'
import { CloseDialog } from '#incidents/screens/CloseDialog.tsx'
import { GatheredCard } from '#incidents/screens/GatheredCard.tsx'
import { reportAddress, useIncident } from '#incidents/screens/queries.ts'
import { ScriptCard } from '#incidents/screens/ScriptCard.tsx'
import { UpdateCard } from '#incidents/screens/UpdateCard.tsx'
import { isOffice } from '#platform/roles.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useUser } from '../../frame/user.ts'
import { AffectedCard } from './AffectedCard.tsx'
import { IncidentDialog } from './IncidentDialog.tsx'
import { IncidentFigures } from './IncidentFigures.tsx'

/** One incident: its script, whom it affects, the updates and the requests. */
export function IncidentPage({ id, onBack }: { id: string; onBack: () => void }) {
  const query = useIncident(id)
  const incident = query.data
  if (!incident) return <Waiting on={query} words={words.loading} failed={words.failed} />
  return (
    <>
      <Head incident={incident} onBack={onBack} />
      <IncidentFigures incident={incident} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {incident.closingNote ? (
            <Card title={incidentWords.pdf.note}>
              <p className="whitespace-pre-wrap wrap-anywhere">{incident.closingNote}</p>
            </Card>
          ) : null}
          <ScriptCard incident={incident} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:contents">
          <AffectedCard incident={incident} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <UpdateCard incident={incident} />
            <GatheredCard incident={incident} />
          </div>
        </div>
      </div>
    </>
  )
}

function Head({ incident, onBack }: { incident: Incident; onBack: () => void }) {
  const { id, title, isDrill, openedAt, openedBy, closedAt, closedBy } = incident
  const isOfOffice = isOffice(useUser().role)
  const timeZone = useTimeZone()
  const [dialog, setDialog] = useState<'change' | 'close' | null>(null)
  const changed = useLingering(dialog === 'change' ? incident : null)
  const time = (iso: string) => dashboardTime(iso, timeZone)
  return (
    <>
      <PageHead
        back={
          <button
            type="button"
            onClick={onBack}
            className="mb-1 inline-flex min-h-6 items-center gap-1 text-sm font-medium text-action-ink hover:underline max-md:min-h-11"
          >
            <ArrowLeft aria-hidden="true" size={14} />
            {words.all}
          </button>
        }
        title={title}
        line={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {closedAt === null ? (
              <Badge tone="danger" icon={Siren}>
                {words.running}
              </Badge>
            ) : (
              <Badge>{words.closed}</Badge>
            )}
            {isDrill ? <Badge tone="info">{words.drill}</Badge> : null}
            <span className="tabular">
              {closedAt === null
                ? words.openedLine(time(openedAt), openedBy)
                : words.closedLine(time(closedAt), closedBy ?? '')}
            </span>
          </span>
        }
        actions={
          <>
            <a href={reportAddress(id)} download className={buttonClass({ size: 'large' })}>
              <Printer aria-hidden="true" />
              {words.report}
            </a>
            {closedAt === null ? (
              <>
                <Button size="large" onClick={() => setDialog('change')}>
                  {words.edit}
                </Button>
                <Button
                  size="large"
                  icon={Pencil}
                  disabledBecause={isOfOffice ? null : words.closedByOffice}
                  onClick={() => setDialog('close')}
                >
                  {words.close}
                </Button>
              </>
            ) : null}
          </>
        }
      />
      {changed.last ? (
        <IncidentDialog
          key={changed.turn}
          open={changed.open}
          incident={changed.last}
          onClose={() => setDialog(null)}
        />
      ) : null}
      <CloseDialog incident={incident} open={dialog === 'close'} onClose={() => setDialog(null)} />
    </>
  )
}
