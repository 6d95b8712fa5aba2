import Clock from 'lucide-react/icons/clock'
import PackagePlus from 'lucide-react/icons/package-plus'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode } from 'react'
import { useCopyState } from '#emergency-roster/screens/copy/copy-state.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { offlineWords as words } from './messages.ts'

/** The desk that was opened without a connection: what works, and why the rest waits. */
export function OfflineDesk() {
  const { device } = useCopyState()
  return (
    <>
      <PageHead title={words.heading} line={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <Card flush title={words.works}>
          <ul className="mt-2.5">
            <OfflineRow icon={PackagePlus} title={words.takeIn} text={words.takeInText}>
              <OpenLink tab="take-in" text={words.openTakeIn} />
            </OfflineRow>
            <OfflineRow icon={NotebookPen} title={words.log} text={words.logText}>
              <OpenLink tab="log" text={words.openLog} />
            </OfflineRow>
            <OfflineRow icon={LockKeyhole} title={words.roster} text={device ? words.rosterCopy : words.rosterNone}>
              {device ? <OpenLink tab="roster" text={words.open} /> : null}
            </OfflineRow>
          </ul>
        </Card>
        <Card flush title={words.waitsTitle}>
          <ul className="mt-2.5">
            {words.waiting.map(([name, reason]) => (
              <OfflineRow key={name} icon={Clock} title={name} text={reason} />
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}

type RowProps = { icon: Icon; title: string; text: string; children?: ReactNode }

function OfflineRow({ icon: Sign, title, text, children }: RowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3.5 border-t border-line px-4.5 py-3 first:border-t-0 max-md:px-4">
      <Sign aria-hidden="true" size={20} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-ink-3">{text}</span>
      </span>
      {children}
    </li>
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
