import { CalendarDays, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Audience } from '#occupancy/audience.ts'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { useRecordOpening } from '#platform/ui/records/use-record-opening.ts'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { later } from '#platform/ui/data/later.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { type CalendarEvent, eventTypes } from '../contract.ts'
import { isOver } from '../rules.ts'
import { calendarTexts } from '../messages/index.ts'
import { EventCard } from './EventCard.tsx'
import { useCancelEvent, useEvents } from './queries.ts'

const EventForm = later(() => import('./EventForm.tsx').then((file) => file.EventForm))
const typeChoices = [
  { value: 'all', label: calendarTexts.en.all },
  ...eventTypes.map((value) => ({ value, label: calendarTexts.en.types[value] })),
] as const
const spanChoices = (['upcoming', 'past'] as const).map((value) => ({ value, label: calendarTexts.en.spans[value] }))

type Props = {
  audience: DrawField<Audience>
  /** The audience in words. */
  audienceName: (audience: Audience) => string
}

/** The console's Calendar section, where events are created, edited and cancelled. */
export function EventList({ audience, audienceName }: Props) {
  const words = useTexts(calendarTexts)
  const address = useAddress()
  const when = address.at('when') === 'past' ? 'past' : 'upcoming'
  const type = eventTypes.find((one) => one === address.at('type')) ?? 'all'
  const search = (address.at('search') ?? '').slice(0, 200)
  const events = useEvents({ when, ...(type === 'all' ? {} : { type }), ...(search === '' ? {} : { search }) })
  const form = useRecordOpening<CalendarEvent>()
  const [cancelling, setCancelling] = useState<CalendarEvent | null>(null)
  const now = useNow()
  const rows = events.data?.pages.flatMap((page) => page.rows) ?? []
  const rest = (events.data?.pages.at(-1)?.total ?? 0) - rows.length
  const isFiltered = type !== 'all' || search !== ''
  const clear = () => address.change({ type: undefined, search: undefined })
  return (
    <>
      <ListPage
        title={words.title}
        line={words.line}
        actions={
          <>
            <Segmented
              label={words.show}
              choices={spanChoices}
              value={when}
              onChange={(next) => address.change({ when: next === 'past' ? next : undefined })}
            />
            <Button variant="primary" icon={Plus} onClick={() => form.open(null)}>
              {words.add}
            </Button>
          </>
        }
        filters={
          <FilterBar
            label={words.filters}
            search={{
              label: words.search,
              text: search,
              onSearch: (text) => address.change({ search: text === '' ? undefined : text }),
            }}
            isFiltered={isFiltered}
            onClear={clear}
          >
            <FilterSelect
              label={words.type}
              choices={typeChoices}
              value={type}
              onChange={(next) => address.change({ type: next === 'all' ? undefined : next })}
            />
          </FilterBar>
        }
        list={events}
        loading={words.loading}
      >
        {() => (
          <>
            <Card flush>
              {rows.length === 0 ? (
                <EmptyList
                  icon={CalendarDays}
                  isFiltered={isFiltered}
                  onClear={clear}
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
      onConfirm={(cancelled, then) => cancel.mutate(cancelled, then)}
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
