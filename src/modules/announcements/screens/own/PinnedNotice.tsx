import { plainLine } from '#platform/text/markdown.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { toneClass } from '#platform/ui/theme/tones.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { ownAnnouncementTexts } from '../../messages/own.ts'
import { categoryIcons } from '../category-icons.ts'
import { findPinnedNotice } from '../../own-rules.ts'
import { useOwnAnnouncements } from './queries.ts'

/**
 * The newest pinned announcement that the resident has not read. Emergencies have their own
 * banner.
 */
export function PinnedNotice({ onOpen }: { onOpen: (id: string) => void }) {
  const words = useTexts(ownAnnouncementTexts)
  const own = useOwnAnnouncements(null)
  const shown = findPinnedNotice(own.data?.pages[0]?.rows)
  if (!shown) return null
  const { id, title, body, category } = shown
  const Icon = categoryIcons[category]
  return (
    <section
      aria-label={words.pinned}
      className={classNames(
        'mb-4 flex items-center gap-3.5 rounded-lg px-4 py-3 inset-ring max-md:flex-wrap forced-colors:border',
        toneClass.warning,
      )}
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-surface max-md:self-start">
        <Icon aria-hidden="true" size={17} />
      </span>
      <div className="min-w-0 flex-1 max-md:basis-3/4">
        <strong className="block font-[575] wrap-anywhere text-ink">{title}</strong>
        <p className="line-clamp-1 text-sm wrap-anywhere text-ink-2">{plainLine(body)}</p>
      </div>
      <Button
        size="small"
        className="max-md:ml-11.5"
        aria-label={`${words.details}: ${title}`}
        onClick={() => onOpen(id)}
      >
        {words.details}
      </Button>
    </section>
  )
}
