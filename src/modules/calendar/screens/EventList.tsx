import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ReactNode, useState } from 'react'
import type { Audience } from '#occupancy/audience.ts'
import { audienceName } from '#occupancy/audience-name.ts'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { useRecordOpening } from '#platform/ui/records/use-record-opening.ts'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { useOpenedByAddress } from '#platform/ui/records/use-opened-by-address.ts'
import { later } from '#platform/ui/data/loading/later.tsx'
import { ListActions } from '#platform/ui/lists/ListActions.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { type ListColumns, waitForColumns } from '#platform/ui/lists/columns/list-column.ts'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import type { CalendarEvent } from '../contract.ts'
import { isOver } from '../rules.ts'
import { calendarTexts } from '../messages/index.ts'
import { EventBulkBar } from './EventBulkBar.tsx'
import { EventCard } from './EventCard.tsx'
import { EventFilters } from './EventFilters.tsx'
import { useCancelEvent, useEvent, useEvents } from './queries.ts'
import { filters, useEventFilter } from './use-event-filter.ts'

const EventForm = later(() => import('./EventForm.tsx').then((file) => file.EventForm))
const spanChoices = filters.when.map((value) => ({ value, label: calendarTexts.en.spans[value] }))

type Props = {
  audience: DrawField<Audience>
  /** The saved views. */
  views: ReactNode
  /** What the cards show. */
  columns: ListColumns
}

/** The console's Calendar section, where events are created, edited and cancelled. */
export function EventList({ audience, views, columns }: Props) {
  const words = useTexts(calendarTexts)
  const filter = useEventFilter()
  const { values, criteria, isFiltered } = filter
  const events = useEvents(criteria)
  const form = useRecordOpening<CalendarEvent>()
  const named = useAddress().at('event')
  const isNew = named === 'new'
  const event = useEvent(isNew ? undefined : named)
  useOpenedByAddress(
    'event',
    () => {
      if (isNew) form.open(null)
      else if (event.data && event.data.cancelledAt === null) form.open(event.data)
    },
    isNew || !event.isPending,
  )
  const [cancelling, setCancelling] = useState<CalendarEvent | null>(null)
  const now = useNow()
  const rows = events.data?.pages.flatMap((page) => page.rows) ?? []
  const { selection, keys } = useListSelection<CalendarEvent>({ scope: JSON.stringify(criteria), rows })
  const rest = (events.data?.pages.at(-1)?.total ?? 0) - rows.length
  return (
    <>
      <ListPage
        title={words.title}
        line={words.line}
        actions={
          <ListActions
            label={words.show}
            choices={spanChoices}
            value={values.when}
            onChange={(when) => filter.update({ when })}
            add={words.add}
            onAdd={() => form.open(null)}
          />
        }
        filters={
          <>
            {views}
            <EventBulkBar
              selection={selection}
              total={events.data?.pages.at(-1)?.total ?? null}
              criteria={criteria}
              title={words.titles[values.when]}
              columns={columns.chosen}
            >
              <EventFilters filter={filter} chosen={columns.chosen} menu={columns.menu} />
            </EventBulkBar>
          </>
        }
        list={waitForColumns(columns, events)}
        loading={words.loading}
      >
        {() => (
          <>
            <Card flush>
              {rows.length === 0 ? (
                <EmptyList
                  icon={CalendarDays}
                  isFiltered={isFiltered}
                  onClear={filter.clear}
                  words={{
                    none: words.noneFound,
                    clear: words.clearFilters,
                    noneYet: words.none,
                    noneYetHelp: words.noneHelp,
                  }}
                />
              ) : (
                <ul aria-label={words.title}>
                  {rows.map((event) => (
                    <EventCard
                      key={event.id}
                      event={event}
                      shown={columns.shown}
                      rows={rows}
                      selection={selection}
                      over={isOver(event, now)}
                      audience={audienceName(event.audience)}
                      onEdit={() => form.open(event)}
                      onCancel={() => setCancelling(event)}
                    />
                  ))}
                </ul>
              )}
            </Card>
            <MoreButton list={events}>{words.more(rest)}</MoreButton>
          </>
        )}
      </ListPage>
      {keys}
      {form.opening ? (
        <EventForm
          key={form.opening.turn}
          event={form.opening.record}
          open={form.opening.open}
          onClose={form.close}
          audience={audience}
        />
      ) : null}
      <CancelQuestion event={cancelling} onClose={() => setCancelling(null)} />
    </>
  )
}

function CancelQuestion({ event, onClose }: { event: CalendarEvent | null; onClose: () => void }) {
  const words = useTexts(calendarTexts)
  const cancel = useCancelEvent()
  return (
    <ActionConfirmation
      subject={event}
      onClose={onClose}
      onConfirm={(cancelled, then, operation) => cancel.mutate({ event: cancelled, operation }, then)}
      undo={useUndo('calendar')}
      isBusy={cancel.isPending}
      words={{
        title: ({ title }) => words.cancelTitle(title),
        verb: words.cancelEvent,
        cancel: words.keep,
        busy: words.cancelling,
        done: words.cancelDone,
        failed: words.notCancelled,
      }}
    >
      {() => words.cancelText}
    </ActionConfirmation>
  )
}
