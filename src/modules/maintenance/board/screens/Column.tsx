import Minimize2 from 'lucide-react/icons/minimize-2'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx'
import { useDeferredData } from '#platform/ui/data/loading/use-deferred-data.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { cappedTotalText, mostCounted, mostCountedInSearch } from '#platform/text/total-text.ts'
import { boardWords } from '../messages/en.ts'
import type { Status } from '../../requests/choices.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { usePendingRequestChanges, useWithPendingChanges } from '../../requests/screens/change-queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { useBoard } from './board-context.ts'
import { createNearPages } from './column-pages.ts'
import { ColumnCards } from './ColumnCards.tsx'
import type { BoardFilter } from './card-columns.ts'
import { dropTail, useColumn, withPendingCards } from './column-queries.ts'
import { statusTextColours } from './status-text-colours.ts'
import { useNearViewport } from './use-near-viewport.ts'

type Props = {
  status: Status
  filter: BoardFilter
  formats: Formats
  closable: boolean
  selected: (id: string) => boolean
}

/** An open column. It loads more as it scrolls, and renders only the cards near the viewport. */
export function Column({ status, filter, formats, closable, selected }: Props) {
  const words = useTexts(requestTexts)
  const { wide, onToggle } = useBoard()
  const cache = useQueryClient()
  const now = useNow()
  const pending = usePendingRequestChanges()
  const withPending = useWithPendingChanges()
  const [visiblePages] = useState(createNearPages)
  const column = useColumn(status, filter, visiblePages)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [stop, setStop] = useState<string>()
  const root = wide ? scroller : null
  const { near: isAtEnd, watch: watchEnd } = useNearViewport(root, 400, false)
  // Another filter changes the cards of all columns together; the previous ones stay until the new ones have arrived.
  const data = useDeferredData(column.data, column.isPlaceholderData ? 'previous' : JSON.stringify(filter))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = column
  const shown = useMemo(
    () => data && withPendingCards(data, status, pending, withPending, now),
    [data, status, pending, withPending, now],
  )
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isAtEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  const rows = shown?.pages.flatMap((page) => page.rows)
  const counted = shown?.pages[0]?.total
  const total = counted === undefined ? '' : cappedTotalText(counted, filter.search ? mostCountedInSearch : mostCounted)
  const tabStop = rows?.some(({ id }) => id === stop) ? stop : rows?.[0]?.id
  const StatusIcon = requestStatusIcons[status]
  return (
    <section
      data-column={status}
      aria-label={boardWords.column(status, total)}
      aria-busy={data === undefined}
      className="relative flex min-w-0 flex-col rounded-lg data-over:bg-action-soft md:min-w-45 md:flex-1 md:bg-sunken"
    >
      <header className="flex items-center gap-1.75 px-3 pt-2.5 pb-2 max-md:sr-only">
        <StatusIcon aria-hidden="true" size={15} className={statusTextColours[status]} />
        <h2 className="text-sm font-semibold">{words.status[status]}</h2>
        <span className="tabular ml-auto text-xs font-[550] text-ink-3">{total}</span>
        {closable ? (
          <IconButton
            small
            icon={Minimize2}
            label={boardWords.closeColumn(status)}
            className="-my-1 -mr-1.5"
            onClick={() => onToggle(status)}
          />
        ) : null}
      </header>
      <span
        aria-hidden="true"
        className="absolute inset-x-1.75 top-8.75 z-[2] hidden h-0.5 rounded-full bg-action in-data-over:block max-md:top-0"
      />
      <div
        ref={setScroller}
        onScroll={(event) => {
          if (event.currentTarget.scrollTop === 0 && (data?.pages.length ?? 0) > 3) dropTail(cache, status, filter)
        }}
        className={classNames(
          'scroll-quiet relative flex-1 md:h-[max(24rem,calc(100dvh-24.75rem))] md:flex-none md:overflow-y-auto md:overscroll-contain md:px-1.75 md:pt-px md:pb-2',
          (rows?.length ?? 0) > 3 && 'md:mask-[linear-gradient(#000_calc(100%-26px),transparent)]',
        )}
      >
        {shown === undefined ? (
          <Waiting on={column} words={words.loading} skeleton={<CardSkeletons />} />
        ) : rows?.length === 0 ? (
          <p className="px-2 py-6 text-center text-sm text-ink-3">{boardWords.empty}</p>
        ) : (
          shown.pages.map((page, at) => (
            <ColumnCards
              key={shown.pageParams[at]?.at ?? 0}
              rows={page.rows}
              isOld={page.isOld === true}
              formats={formats}
              root={root}
              stop={tabStop}
              selected={page.rows
                .filter(({ id }) => selected(id))
                .map(({ id }) => id)
                .join(' ')}
              onNearViewport={visiblePages.viewportCallback(at)}
              onOld={refetch}
              onStop={setStop}
            />
          ))
        )}
        {hasNextPage && shown ? (
          <div ref={watchEnd} className="h-16">
            {isFetchNextPageError ? (
              <Waiting on={{ ...column, refetch: fetchNextPage }} words={boardWords.more} />
            ) : (
              <CardSkeletons most={1} />
            )}
          </div>
        ) : null}
      </div>
    </section>
  )
}

const CardSkeletons = ({ most = 4 }: { most?: number }) => (
  <div aria-hidden="true" className="grid gap-1.75">
    {Array.from({ length: most }, (_, at) => (
      <div key={at} className="grid gap-2.5 rounded-md bg-surface px-2.75 py-3 shadow-card">
        <Skeleton className="h-2 w-[46%]" />
        <Skeleton className="h-2.5 w-[82%]" />
        <Skeleton className="h-2 w-[60%]" />
        <Skeleton className="h-0.75 w-full" />
      </div>
    ))}
  </div>
)
