import { useState } from 'react'
import type { Package, PackageSummary } from '#packages/contract.ts'
import { deskScreenWords as words } from '#packages/messages/desk-screens.ts'
import type { HandOverTarget } from '#packages/screens/desk/hand-over-target.ts'
import { PackageRow } from '#packages/screens/desk/PackageRow.tsx'
import { usePackagesAt, useSummary } from '#packages/screens/desk/queries.ts'
import { ShelfListButton } from '#packages/screens/desk/ShelfListButton.tsx'
import { ShelfMap } from '#packages/screens/desk/ShelfMap.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { DeskButtons } from './DeskButtons.tsx'
import { NotTakenIn } from './NotTakenIn.tsx'
import { DeskSide } from './DeskSide.tsx'
import { DeskSearchBox } from './search/DeskSearchBox.tsx'
import { useKeyDialogs } from './keys/use-key-dialogs.tsx'
import { portalWords } from './messages.ts'
import { HandOver, PackageDialog, VisitorDialog } from './desk-dialogs.ts'
import { lastTaken } from './intake/last-taken.ts'
import { HomeVisitors } from './visitors/HomeVisitors.tsx'
import { useVisitDialogs } from './visitors/use-visit-dialogs.tsx'
import type { NewVisitor } from './visitors/use-visitor-form.ts'
import { targetOfPackage } from './targets.ts'

/** Nothing was taken in yet when the desk opens. */
const LastScan = afterFirstScreen(
  () => import('./LastScan.tsx').then((file) => file.LastScan),
  () => lastTaken.get() !== null,
)

/** The first screen of the desk: one field, what waits by shelf, and what needs a look. */
export function DeskHome() {
  const address = useAddress()
  const summary = useSummary()
  const [target, setTarget] = useState<HandOverTarget | null>(null)
  const [newVisitor, setNewVisitor] = useState<NewVisitor | null>(null)
  const visits = useVisitDialogs()
  const open = (id: string) => address.change({ package: id }, 'push')
  const handOut = (shown: Package) => setTarget(targetOfPackage(shown))
  const keys = useKeyDialogs()
  return (
    <>
      <h1 className="sr-only">{words.home}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-[minmax(0,1fr)_auto]">
        <DeskSearchBox
          onHandOut={setTarget}
          onVisit={visits.open}
          onVisitor={() => setNewVisitor('new')}
          onKey={keys.open}
        />
        <DeskButtons onVisitor={() => setNewVisitor('new')} />
      </div>
      <p className="mt-2.5 mb-4 flex flex-wrap items-center justify-end gap-x-4 text-sm text-ink-3">
        <NotTakenIn />
        <LastScan />
        {portalWords.search.keys.map(([key, text]) => (
          <span key={key} className="flex items-center gap-1.5 max-md:hidden pointer-coarse:hidden">
            <KeyCap>{key}</KeyCap>
            {text}
          </span>
        ))}
      </p>
      {summary.data || summary.isError ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 max-md:mt-4 md:grid-cols-2 md:max-xl:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:max-xl:row-span-2">
            {summary.data ? (
              <Shelves summary={summary.data} onOpen={open} onHandOut={handOut} />
            ) : (
              <Waiting on={summary} words={words.loading} failed={words.failed} />
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <HomeVisitors onOpen={visits.open} onContractor={setNewVisitor} />
          </div>
          <DeskSide onKey={keys.open} />
        </div>
      ) : (
        <div className="max-md:mt-4">
          <Waiting on={summary} words={words.loading} failed={words.failed} />
        </div>
      )}
      <VisitorDialog visitor={newVisitor} onClose={() => setNewVisitor(null)} />
      {visits.dialogs}
      {keys.dialogs}
      <HandOver target={target} onClose={() => setTarget(null)} onVisitor={() => setNewVisitor('new')} />
      <PackageDialog
        id={target ? null : (address.at('package') ?? null)}
        onClose={() => address.close({ package: undefined })}
        onHandOut={handOut}
      />
    </>
  )
}

type Props = {
  summary: PackageSummary
  onOpen: (id: string) => void
  onHandOut: (shown: Package) => void
}

/** What waits, by shelf, and the figures of today. */
function Shelves({ summary, onOpen, onHandOut }: Props) {
  const { places, waiting, outgoing, today, attention } = summary
  const [chosen, setChosen] = useState<string | null>(null)
  const fullest = places.toSorted((a, b) => b.here - a.here)[0]
  const place = chosen ?? (fullest && fullest.here > 0 ? fullest.name : null)
  return (
    <>
      <Card
        flush
        title={
          <>
            {words.waitingTitle}{' '}
            <span className="tabular ml-1.5 rounded-sm bg-sunken px-1.5 py-0.5 text-sm">{words.total(waiting)}</span>
          </>
        }
        action={<ShelfListButton />}
      >
        {places.length === 0 && waiting + outgoing === 0 ? (
          <Empty help={words.nothingWaitsHelp}>{words.nothingWaits}</Empty>
        ) : (
          <>
            <div className="px-4.5 pt-3 pb-4 max-md:px-4">
              <ShelfMap places={places} chosen={place} onChoose={setChosen} />
            </div>
            {place === null ? null : <OnPlace place={place} onOpen={onOpen} onHandOut={onHandOut} />}
            {attention.length === 0 ? null : <NeedsLook packages={attention} onOpen={onOpen} onHandOut={onHandOut} />}
          </>
        )}
        <p className="border-t border-line px-4.5 py-3 text-right">
          <Link to="/desk" search={{ tab: 'packages' }} className="font-medium text-action-ink hover:underline">
            {words.allPackages}
          </Link>
        </p>
      </Card>
      <StatStrip
        label={words.today}
        stats={[
          { label: words.takenIn, figure: words.total(today.received) },
          { label: words.handedOut, figure: words.total(today.handedOver) },
          { label: words.outgoing, figure: words.total(outgoing) },
        ]}
      />
    </>
  )
}

const partTitleClass = 'bg-sunken px-4.5 py-1.5 text-sm text-ink-2 max-md:px-4'

/** What is cold, damaged, declined or late. */
function NeedsLook({
  packages,
  onOpen,
  onHandOut,
}: { packages: readonly Package[] } & Pick<Props, 'onOpen' | 'onHandOut'>) {
  return (
    <section aria-label={words.needsLook} className="border-t border-line">
      <h3 className={partTitleClass}>{words.needsLook}</h3>
      <ul>
        {packages.map((one) => (
          <PackageRow
            key={one.id}
            shown={one}
            onOpen={onOpen}
            onHandOut={one.status === 'waiting' ? onHandOut : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

function OnPlace({ place, onOpen, onHandOut }: { place: string } & Pick<Props, 'onOpen' | 'onHandOut'>) {
  const here = usePackagesAt({ place })
  return (
    <section aria-label={words.onPlace(place)} className="border-t border-line">
      <h3 className={partTitleClass}>{words.onPlace(place)}</h3>
      {here.data ? (
        <ul>
          {here.data.map((one) => (
            <PackageRow key={one.id} shown={one} onOpen={onOpen} onHandOut={onHandOut} />
          ))}
        </ul>
      ) : (
        <Waiting on={here} words={words.loading} failed={words.failed} />
      )}
    </section>
  )
}
