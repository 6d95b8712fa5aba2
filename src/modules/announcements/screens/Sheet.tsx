import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { portalDate, portalTime } from '#platform/time/dates.ts'
import { useBuildingName } from '#platform/ui/data/building-name.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { Markdown } from '#platform/ui/display/Markdown.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { SheetHome } from '../announcement-parts.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { announcementTexts } from '../messages/index.ts'
import { useAnnouncement, useSheet } from './queries.ts'

/** A printable notice, and the homes without an e-mail address, each list on its own page. */
export function Sheet({ id, onBack }: { id: string; onBack: () => void }) {
  const words = useTexts(announcementTexts)
  const texts = words.sheet
  const announcement = useAnnouncement(id)
  const homes = useSheet(id)
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={texts.title}
          line={texts.help}
          actions={
            <>
              <Button icon={ArrowLeft} onClick={onBack}>
                {words.announcement}
              </Button>
              <Button variant="primary" icon={Printer} onClick={() => window.print()}>
                {texts.print}
              </Button>
            </>
          }
        />
      </div>
      {announcement.data && homes.data ? (
        <>
          <Notice announcement={announcement.data} />
          <Homes homes={homes.data} />
        </>
      ) : (
        <Waiting on={announcement.data ? homes : announcement} words={texts.loading} />
      )}
    </>
  )
}

const paper =
  'mx-auto max-w-190 rounded-lg bg-surface px-10 py-9 shadow-card max-md:px-5 print:max-w-none print:rounded-none print:p-0 print:shadow-none'

function Notice({ announcement }: { announcement: OfficeAnnouncement }) {
  const texts = useTexts(announcementTexts).sheet
  const language = useLanguage()
  const words = useTexts(announcementTexts)
  const zone = useTimeZone()
  const building = useBuildingName()
  const { title, category, emergency, publishedAt, expiresAt, files } = announcement
  const facts = [
    category,
    ...(publishedAt ? [portalDate(publishedAt, zone, language)] : []),
    ...(expiresAt ? [words.until(portalTime(expiresAt, zone, language))] : []),
  ]
  return (
    <article aria-label={title} className={`${paper} print:break-after-page`}>
      <p className="font-semibold">
        {texts.notice(building)}
        {emergency ? <span className="text-tone-danger-fg"> · {words.emergencyBadge}</span> : null}
      </p>
      <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
      <h2 className="serif mt-1.5 mb-4 text-32 leading-9.5 wrap-anywhere">{title}</h2>
      {/* Links cannot be followed on paper: each prints its address after its text. */}
      <Markdown text={announcement.body} className="text-17 leading-6.75 [&_a]:after:content-['_('_attr(href)_')']" />
      {files.length > 0 ? (
        <p className="mt-5 border-t border-line pt-3 wrap-anywhere">
          {texts.files(files.map(({ name }) => name).join(', '))}
        </p>
      ) : null}
    </article>
  )
}

function Homes({ homes }: { homes: readonly SheetHome[] }) {
  const texts = useTexts(announcementTexts).sheet
  const floors = [...Map.groupBy(homes, ({ floor }) => floor)]
  return (
    <section
      aria-label={texts.homes(homes.length)}
      // Without such homes there is no second page.
      className={classNames(paper, 'mt-4 print:mt-0', homes.length === 0 && 'print:hidden')}
    >
      <h2 className="serif text-22 leading-7">{homes.length === 0 ? texts.none : texts.homes(homes.length)}</h2>
      {floors.map(([floor, there]) => (
        <div key={floor} className="mt-4 break-inside-avoid">
          <h3 className="border-b border-line pb-1 font-semibold">{texts.floor(floor)}</h3>
          <ul className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1.5 sm:grid-cols-3 print:grid-cols-3">
            {there.map(({ unitNumber, why }) => (
              <li key={unitNumber} className="flex items-baseline gap-2">
                <span
                  aria-hidden="true"
                  className="size-3 shrink-0 self-center rounded-photo inset-ring inset-ring-control-line"
                />
                <span className="tabular font-[575]">{unitNumber}</span>
                <span className="text-xs text-ink-3">{texts.why[why]}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
