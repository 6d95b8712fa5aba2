import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { portalDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { EditableRow } from '#platform/ui/lists/EditableRow.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { VacationNotice } from '../contract.ts'
import { frontDeskTexts } from '../messages/index.ts'
import { useEndVacation, useVacationNotices } from './queries.ts'
import { VacationDialog } from './VacationDialog.tsx'

/** When the resident is away, so that the desk lets packages wait. */
export function VacationNotices() {
  const { vacations: words } = useTexts(frontDeskTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const list = useVacationNotices()
  const [edited, setEdited] = useState<VacationNotice | 'new' | null>(null)
  const [ending, setEnding] = useState<VacationNotice | null>(null)
  const end = useEndVacation()
  const day = (value: string) => portalDate(value, timeZone, language)
  return (
    <Card
      title={words.title}
      action={
        <Button size="small" icon={CalendarPlus} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <p className="text-ink-3">{words.lead}</p>
      {list.data === undefined ? (
        <Waiting on={list} words={words.loading} failed={words.failed} />
      ) : list.data.length === 0 ? (
        <p className="mt-3">{words.none}</p>
      ) : (
        <ul className="mt-2">
          {list.data.map((notice) => {
            const days = words.days(day(notice.firstDay), day(notice.lastDay))
            const detail = [notice.holdsPackages ? words.packagesWait : words.packagesAsUsual, notice.note].filter(
              Boolean,
            )
            return (
              <EditableRow
                key={notice.id}
                title={days}
                detail={detail.join(' · ')}
                edit={words.edit(days)}
                remove={words.remove(days)}
                onEdit={() => setEdited(notice)}
                onRemove={() => setEnding(notice)}
              />
            )
          })}
        </ul>
      )}
      <VacationDialog edited={edited} onClose={() => setEdited(null)} />
      <ActionConfirmation
        subject={ending}
        onClose={() => setEnding(null)}
        onConfirm={({ id }, then) => end.mutate(id, then)}
        isBusy={end.isPending}
        words={{
          title: () => words.removeTitle,
          verb: words.removeVerb,
          busy: words.removing,
          done: words.removed,
          failed: words.notRemoved,
        }}
      >
        {() => <p>{words.removeText}</p>}
      </ActionConfirmation>
    </Card>
  )
}
