import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { categoryWords } from '#maintenance/requests/vocabulary.ts'
import type { VendorRecord } from '#maintenance/vendors/contract.ts'
import { expiryOf } from '#maintenance/vendors/expiry.ts'
import { vendorWords as words } from '#maintenance/vendors/messages/en.ts'
import { exportWords } from '#maintenance/vendors/messages/export.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { dashboardDate, type Day, dayOf } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { SelectableItem } from '#platform/ui/lists/selection/SelectableItem.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'

type LineProps = {
  vendor: VendorRecord
  /** The vendors of the list, between which Shift selects a range. */
  rows: readonly VendorRecord[]
  /** The columns that it shows below the name. */
  columns: readonly string[]
  selection: Selection<VendorRecord>
  onEdit: () => void
  onTurn: () => void
  onRecord: () => void
}

/** One vendor of the settings, with its warnings and actions. */
export function VendorLine({ vendor, rows, columns, selection, onEdit, onTurn, onRecord }: LineProps) {
  const { name, retired } = vendor
  const today = dayOf(useNow(), useTimeZone())
  const warnings = warningsOf(vendor, today)
  return (
    <SelectableItem row={vendor} rows={rows} selection={selection} name={name} className="first:border-t!">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-4.5 pl-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2 font-[525] wrap-anywhere">
            {name}
            {retired ? <Badge>{words.retired}</Badge> : null}
            {warnings.map(({ text, expiry }) => (
              <Badge key={text} tone={expiry === 'expired' ? 'danger' : 'warning'} icon={TriangleAlert}>
                {text}
              </Badge>
            ))}
          </p>
          <p className="text-sm wrap-anywhere text-ink-3">{factsOf(vendor, columns)}</p>
        </div>
        <div className="flex gap-2">
          <Button size="small" data-row-focus="" onClick={onRecord} aria-label={words.openRecord(name)}>
            {words.record}
          </Button>
          <Button size="small" onClick={onEdit} aria-label={`${words.change}: ${name}`}>
            {words.change}
          </Button>
          <Button
            size="small"
            variant="plain"
            onClick={onTurn}
            aria-label={`${retired ? words.restore : words.retire}: ${name}`}
          >
            {retired ? words.restore : words.retire}
          </Button>
        </div>
      </div>
    </SelectableItem>
  )
}

/** The facts of the chosen columns, as far as they are known. */
function factsOf(vendor: VendorRecord, columns: readonly string[]): string {
  const { phone, contractNumber, insuredUntil, certificates, openRequests } = vendor
  const facts: Readonly<Record<string, string | null>> = {
    trade: categoryWords[vendor.trade],
    contact: vendor.contactName,
    phone: phone && shownPhone(phone),
    email: vendor.email,
    contract: contractNumber && words.contract(contractNumber),
    insured: insuredUntil && words.insuredUntil(dashboardDate(insuredUntil, 'UTC')),
    certificates: certificates
      .map(({ title, validUntil }) => exportWords.certificate(title, dashboardDate(validUntil, 'UTC')))
      .join(', '),
    openRequests: openRequests > 0 ? words.open(openRequests) : null,
  }
  return columns
    .map((column) => facts[column])
    .filter(Boolean)
    .join(' · ')
}

/** What of an active vendor has ended, and what ends within 30 days: the insurance and the certificates. */
export function warningsOf({ insuredUntil, certificates, retired }: VendorRecord, today: Day) {
  if (retired) return []
  const papers = [{ title: null, validUntil: insuredUntil }, ...certificates]
  return papers.flatMap(({ title, validUntil }) => {
    const expiry = expiryOf(validUntil, today)
    if (expiry === null) return []
    const day = dashboardDate(validUntil, 'UTC')
    if (title === null) return [{ expiry, text: expiry === 'expired' ? words.insuranceOver : words.insuranceSoon(day) }]
    return [{ expiry, text: expiry === 'expired' ? words.documentOver(title) : words.documentSoon(title, day) }]
  })
}
