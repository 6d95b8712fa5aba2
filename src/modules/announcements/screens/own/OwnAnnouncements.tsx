import Newspaper from 'lucide-react/icons/newspaper'
import Paperclip from 'lucide-react/icons/paperclip'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { portalDate } from '#platform/time/dates.ts'
import { plainLine } from '#platform/text/markdown.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { announcementCategories, type AnnouncementCategory } from '../../choices.ts'
import type { Announcement } from '../../own-contract.ts'
import { ownAnnouncementTexts } from '../../messages/own.ts'
import { AnnouncementMarks } from '../AnnouncementMarks.tsx'
import { MailChoice } from './MailChoice.tsx'
import { OwnAnnouncementDialog } from './OwnAnnouncementDialog.tsx'
import { useOwnAnnouncements, useUnread } from './queries.ts'

/** The Announcements tab of the resident portal; household members get no announcements by e-mail. */
export function OwnAnnouncements({ isMember = false }) {
  const words = useTexts(ownAnnouncementTexts)
  const address = useAddress()
  const unread = useUnread().data?.unread
  const category = announcementCategories.find((value) => value === address.at('category')) ?? null
  const choices = [
    { value: 'all' as const, label: words.all },
    ...announcementCategories.map((value) => ({ value, label: words.categoryNames[value] })),
  ]
  return (
    <>
      <PageHead
        title={words.title}
        line={unread === undefined ? '\u00a0' : words.lead(unread)}
        actions={isMember ? null : <MailChoice />}
      />
      <div className="mb-3.5 flex">
        <FilterSelect
          label={words.categories}
          choices={choices}
          value={category ?? 'all'}
          onChange={(next) => address.change({ category: next === 'all' ? undefined : next })}
        />
      </div>
      <List
        category={category}
        onAll={() => address.change({ category: undefined })}
        onOpen={(id) => address.change({ announcement: id }, 'push')}
      />
      <OwnAnnouncementDialog
        id={address.at('announcement') ?? null}
        onClose={() => address.change({ announcement: undefined })}
      />
    </>
  )
}

type ListProps = { category: AnnouncementCategory | null; onAll: () => void; onOpen: (id: string) => void }

function List({ category, onAll, onOpen }: ListProps) {
  const words = useTexts(ownAnnouncementTexts)
  const own = useOwnAnnouncements(category)
  return (
    <ListBody list={own} loading={words.loading}>
      {({ pages }) => (
        <>
          <Card flush>
            {pages.some(({ rows }) => rows.length > 0) ? (
              <ul>
                {pages
                  .flatMap(({ rows }) => rows)
                  .map((announcement) => (
                    <Row key={announcement.id} announcement={announcement} onOpen={() => onOpen(announcement.id)} />
                  ))}
              </ul>
            ) : (
              <EmptyList
                icon={Newspaper}
                isFiltered={category !== null}
                onClear={onAll}
                words={{
                  none: category ? words.noneOf(words.categoryNames[category]) : words.none,
                  noneHelp: words.noneOfHelp,
                  clear: words.showAll,
                  noneYet: words.none,
                  noneYetHelp: words.noneHelp,
                }}
              />
            )}
          </Card>
          <MoreButton list={own}>{words.more}</MoreButton>
        </>
      )}
    </ListBody>
  )
}

function Row({ announcement, onOpen }: { announcement: Announcement; onOpen: () => void }) {
  const language = useLanguage()
  const words = useTexts(ownAnnouncementTexts)
  const zone = useTimeZone()
  const excerpt = plainLine(announcement.body).slice(0, 240)
  return (
    <li className="relative border-t border-line px-4.5 py-3.5 transition-colors duration-[var(--dur-1)] first:border-t-0 hover:bg-hover max-md:px-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <AnnouncementMarks {...announcement} />
        <time dateTime={announcement.publishedAt} className="text-sm text-ink-3">
          {portalDate(announcement.publishedAt, zone, language)}
        </time>
        {announcement.files.length > 0 ? (
          <span className="tabular inline-flex items-center gap-1 text-sm text-ink-3">
            <Paperclip aria-hidden="true" size={13} />
            <span className="sr-only">{words.files}</span>
            {announcement.files.length}
          </span>
        ) : null}
        {announcement.read ? null : <span className="ml-auto text-sm font-semibold text-brass-700">{words.isNew}</span>}
      </div>
      <h2 className="mt-1.5 text-15 leading-5 font-[575] max-md:text-16 max-md:leading-5.5">
        <button
          type="button"
          onClick={onOpen}
          className="text-left wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {announcement.title}
        </button>
      </h2>
      <p className="mt-0.5 line-clamp-2 text-ink-2 wrap-anywhere">{excerpt}</p>
    </li>
  )
}
