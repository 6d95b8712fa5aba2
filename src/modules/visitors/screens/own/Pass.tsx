import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { visitText } from '#maintenance/work-orders/visit-text.ts'
import { useBuildingName } from '#platform/ui/data/building-name.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { QrCode } from '#platform/ui/display/QrCode.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { visitorTexts } from '../../messages/index.ts'
import type { OwnPass, OwnVisitors } from '../../own-contract.ts'
import { formatPassCode } from '../../pass-code.ts'
import { nameOfVisit } from '../../visit-times.ts'

type Props = {
  pass: OwnPass
  stalls: OwnVisitors['stalls'][number] | undefined
  onEmail: () => void
  onEdit: () => void
  onCancel: () => void
}

/** The pass for the guests: the code that the desk scans, and the ways to give it to them. */
export function Pass({ pass, stalls, onEmail, onEdit, onCancel }: Props) {
  const words = useTexts(visitorTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const name = nameOfVisit(pass, language)
  const { next, stall, code, guestEmail, emailedAt } = pass
  const facts = [
    ...(next && pass.weekdays !== null
      ? [{ label: words.when, value: visitText({ from: next.from, to: next.until }, timeZone, language) }]
      : []),
    ...(stall && stalls
      ? [{ label: words.parking(stalls.used, stalls.perMonth), value: `${words.stall(stall.number)}, ${stall.plate}` }]
      : []),
    { label: words.pass, value: formatPassCode(code) },
    ...(guestEmail && emailedAt ? [{ label: words.email, value: words.sentTo(guestEmail) }] : []),
  ]
  return (
    <div className="mt-3.5 grid gap-3.5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <QrCode address={code} label={words.passOf(name)} className="size-36 shrink-0 sm:size-40" />
        <dl className="grid min-w-[min(8rem,100%)] flex-1 gap-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd className="tabular font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2.5">
        <ShareButton link={pass.link} />
        <Button size="large" icon={Mail} onClick={onEmail}>
          {words.email}
        </Button>
        <Button icon={Pencil} aria-label={words.edit(name)} className="min-h-11" onClick={onEdit}>
          {words.form.editTitle}
        </Button>
        <Button icon={Trash2} aria-label={words.cancel(name)} className="min-h-11" onClick={onCancel}>
          {words.cancelVerb}
        </Button>
      </div>
    </div>
  )
}

/** The link of the pass by the share sheet of a phone, or by the clipboard. */
function ShareButton({ link }: { link: string }) {
  const words = useTexts(visitorTexts)
  const building = useBuildingName()
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast.success(words.copied),
      () => toast.failure(words.notCopied),
    )
  const share = () => {
    const sheet = { title: words.shareText(building), url: link }
    const canShare = 'canShare' in navigator && navigator.canShare(sheet)
    return canShare ? navigator.share(sheet).catch(() => undefined) : copy()
  }
  return (
    <Button size="large" icon={Share2} onClick={() => void share()}>
      {words.share}
    </Button>
  )
}
