import UserCheck from 'lucide-react/icons/user-check'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useBuildingName } from '#platform/ui/data/building-name.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import Package from 'lucide-react/icons/package'
import type { OwnPackage } from '../../own-contract.ts'
import { packageTexts } from '../../messages/index.ts'
import { OwnPackageRow } from './OwnPackageRow.tsx'
import { useOwnCodes } from './queries.ts'

/** What waits for the resident, with the code to say at the desk, and apart from it what waits for a carrier. */
export function PackagesHere({ packages }: { packages: readonly OwnPackage[] }) {
  const words = useTexts(packageTexts)
  if (packages.length === 0)
    return (
      <section className="rounded-lg bg-surface shadow-card">
        <Empty icon={Package} help={words.nothingHereHelp}>
          {words.nothingHere}
        </Empty>
      </section>
    )
  const incoming = packages.filter(({ direction }) => direction === 'incoming')
  const outgoing = packages.filter(({ direction }) => direction === 'outgoing')
  return (
    <>
      {incoming.length > 0 ? (
        <section aria-label={words.here(incoming.length)} className="rounded-lg bg-surface shadow-card">
          {incoming.some(({ status }) => status === 'waiting') ? <Codes /> : null}
          <Rows packages={incoming} />
        </section>
      ) : null}
      {outgoing.length > 0 ? (
        <Card flush title={words.outgoing}>
          <Rows packages={outgoing} />
        </Card>
      ) : null}
    </>
  )
}

const Rows = ({ packages }: { packages: readonly OwnPackage[] }) => (
  <ul>
    {packages.map((one) => (
      <OwnPackageRow key={one.id} shown={one} />
    ))}
  </ul>
)

function Codes() {
  const words = useTexts(packageTexts)
  const codes = useOwnCodes(true)
  if (codes.data === undefined)
    return (
      <div className="border-b border-line px-4.5 py-4">
        <Waiting on={codes} words={words.loading} failed={words.codesFailed} />
      </div>
    )
  if (codes.data.length === 0) return <p className="border-b border-line px-4.5 py-4 text-ink-3">{words.codeSoon}</p>
  return (
    <ul>
      {codes.data.map(({ code, unitNumber, isForHome }) => (
        <li
          key={`${unitNumber} ${String(isForHome)}`}
          className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4.5 py-4"
        >
          <p>
            <span className="block text-sm text-ink-3">
              {isForHome ? words.sayCodeForHome(unitNumber) : words.sayCode}
            </span>
            <span className="serif tabular text-38 leading-11 tracking-[0.04em]">{code}</span>
          </p>
          <ShareCode code={code} />
        </li>
      ))}
    </ul>
  )
}

/** Gives the code to a person who collects: by the share sheet of a phone, or by the clipboard. */
function ShareCode({ code }: { code: string }) {
  const words = useTexts(packageTexts)
  const building = useBuildingName()
  const share = async () => {
    const text = words.shareText(code, building)
    const { share: openSheet } = navigator as Partial<Navigator>
    if (openSheet) return openSheet.call(navigator, { text }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(text)
      toast.success(words.shared, words.sharedLine)
    } catch {
      toast.failure(words.notShared)
    }
    return undefined
  }
  return (
    <Button size="large" icon={UserCheck} onClick={() => void share()}>
      {words.share}
    </Button>
  )
}
