import Clock from 'lucide-react/icons/clock'
import PackagePlus from 'lucide-react/icons/package-plus'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useCopyState } from '#emergency-roster/screens/copy/copy-state.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { offlineWords as words } from './messages.ts'

const row = 'flex min-h-14 items-center gap-3.5 border-t border-line px-4.5 py-3 first:border-t-0 max-md:px-4'

/** The desk that was opened without a connection: what works, and why the rest waits. */
export function OfflineDesk() {
  const { device } = useCopyState()
  return (
    <>
      <PageHead title={words.heading} line={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <Card flush title={words.works}>
          <div className={`mt-2.5 ${row}`}>
            <PackagePlus aria-hidden="true" size={20} className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{words.takeIn}</span>
              <span className="block text-sm text-ink-3">{words.takeInText}</span>
            </span>
            <OpenLink tab="take-in" text={words.openTakeIn} />
          </div>
          <div className={row}>
            <NotebookPen aria-hidden="true" size={20} className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{words.log}</span>
              <span className="block text-sm text-ink-3">{words.logText}</span>
            </span>
            <OpenLink tab="log" text={words.openLog} />
          </div>
          <div className={row}>
            <LockKeyhole aria-hidden="true" size={20} className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{words.roster}</span>
              <span className="block text-sm text-ink-3">{device ? words.rosterCopy : words.rosterNone}</span>
            </span>
            {device ? <OpenLink tab="roster" text={words.open} /> : null}
          </div>
        </Card>
        <Card flush title={words.waitsTitle}>
          <ul className="mt-2.5">
            {words.waiting.map(([name, reason]) => (
              <li key={name} className={row}>
                <Clock aria-hidden="true" size={20} className="shrink-0 text-ink-3" />
                <span className="min-w-0">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-sm text-ink-3">{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}

const OpenLink = ({ tab, text }: { tab: string; text: string }) => (
  <Link
    to="/desk"
    search={{ tab }}
    className="inline-flex min-h-11 items-center font-medium text-action-ink hover:underline"
  >
    {text}
  </Link>
)
