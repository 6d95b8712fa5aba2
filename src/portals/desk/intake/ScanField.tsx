import Check from 'lucide-react/icons/check'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import type { Ref } from 'react'
import { deskWords } from '#packages/messages/desk.ts'
import { normalizeTracking, parseTracking, type Tracking } from '#packages/tracking.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { intakeWords as words } from './messages.ts'

type Props = {
  tracking: Tracking | null | undefined
  /** What is typed. */
  text: string
  onText: (text: string) => void
  /** Undefined to scan again. */
  onScan: (tracking: Tracking | null | undefined) => void
  ref: Ref<HTMLInputElement>
}

/** In groups of four, as people compare labels. */
const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

/** The first step: the label, scanned or typed; an Enter alone is a parcel without a number. */
export function ScanField({ tracking, text, onText, onScan, ref }: Props) {
  if (tracking !== undefined)
    return (
      <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg bg-sunken px-4.5 max-md:py-3">
        <Check aria-hidden="true" size={20} className="shrink-0 text-tone-success-fg" />
        <span className="tabular min-w-0 flex-1 wrap-anywhere text-18 font-semibold max-md:basis-[calc(100%-2rem)]">
          {tracking === null ? words.withoutNumber : grouped(tracking.number)}
        </span>
        {tracking === null ? null : (
          <Badge tone={tracking.carrier === 'other' ? 'neutral' : 'success'}>
            {tracking.carrier === 'other' ? words.unknownCarrier : deskWords.carriers[tracking.carrier]}
          </Badge>
        )}
        <Button size="small" onClick={() => onScan(undefined)}>
          {words.again}
        </Button>
      </div>
    )
  const accept = () => {
    const number = normalizeTracking(text)
    // A short or unusual number is a number too, when a person types it here.
    onScan(number === '' ? null : (parseTracking(number) ?? { number, carrier: 'other' }))
    onText('')
  }
  return (
    <div className="flex h-16 items-center gap-3.5 rounded-lg bg-surface px-4.5 shadow-card focus-within:ring-[3px] focus-within:ring-action">
      <ScanBarcode aria-hidden="true" size={22} className="shrink-0 text-action-ink" />
      <input
        ref={ref}
        value={text}
        aria-label={words.scan}
        placeholder={words.scanPlaceholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        className="h-full min-w-0 flex-1 bg-transparent text-18 outline-none placeholder:text-ink-3"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          accept()
        }}
      />
      <Button onClick={accept} className="min-h-11">
        {words.noNumber}
      </Button>
    </div>
  )
}
