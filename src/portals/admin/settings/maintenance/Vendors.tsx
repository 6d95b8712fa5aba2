import HardHat from 'lucide-react/icons/hard-hat'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSetVendor, useVendorRecords } from '#maintenance/vendors/screens/queries.ts'
import type { VendorData, VendorRecord } from '#maintenance/vendors/contract.ts'
import { vendorWords as words } from '#maintenance/vendors/messages/en.ts'
import { filterVendors } from '#maintenance/vendors/exported-vendors.ts'
import { VendorRecordDialog } from '#maintenance/vendors/screens/VendorRecordDialog.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { dayOf } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { RecentChanges, type DescribeChange } from '#settings/screens/RecentChanges.tsx'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { ApprovalLimit } from './ApprovalLimit.tsx'
import { useVendorFilter } from './use-vendor-filter.ts'
import { offeredColumns } from './vendor-columns.ts'
import { labelOf, vendorValue } from './vendor-form.ts'
import { VendorBulkBar } from './VendorBulkBar.tsx'
import { VendorLine, warningsOf } from './VendorLine.tsx'
import { VendorFilters } from './VendorFilters.tsx'
import { VendorDialog } from './VendorDialog.tsx'

/** The vendors a request can be assigned to. */
export function Vendors() {
  const list = useVendorRecords()
  const today = dayOf(useNow(), useTimeZone())
  const [editing, setEditing] = useState<VendorRecord | 'new' | null>(null)
  const [turned, setTurned] = useState<VendorRecord | null>(null)
  const address = useAddress()
  const filter = useVendorFilter()
  const columns = useListColumns('vendors', offeredColumns)
  const form = useLingering(editing)
  const turning = useLingering(turned)
  const record = useLingering(list.data?.find(({ id }) => id === address.at('vendor')) ?? null)
  const retired = list.data?.filter((one) => one.retired).length ?? 0
  const { criteria } = filter
  const shown = filterVendors(list.data ?? [], criteria, today)
  const isEnding = criteria.papers === 'ending'
  const title = isEnding ? words.endingTitle : words.title
  const { selection, keys } = useListSelection<VendorRecord>({ scope: JSON.stringify(criteria), rows: shown })
  return (
    <div className="grid gap-4.5">
      <Card
        title={words.title}
        flush
        action={
          <span className="flex flex-wrap justify-end gap-1">
            <Button size="small" icon={Plus} onClick={() => setEditing('new')}>
              {words.add}
            </Button>
          </span>
        }
      >
        <p className="max-w-[72ch] px-4.5 pt-1.5 pb-3.5 text-ink-2">{words.lead}</p>
        <div className="px-3">
          <ViewNav list="vendors" />
          <VendorBulkBar selection={selection} shown={shown} title={title} columns={columns.chosen}>
            <VendorFilters filter={filter} shown={shown} title={title} chosen={columns.chosen} menu={columns.menu} />
          </VendorBulkBar>
        </div>
        {keys}
        {isEnding && list.data ? (
          <p className="px-4.5 pb-3.5">
            {words.papersEnding(shown.reduce((sum, vendor) => sum + warningsOf(vendor, today).length, 0))}
          </p>
        ) : null}
        {list.data === undefined || !columns.isKnown ? (
          <div className="px-4.5 pb-4">
            <Waiting on={list} words={words.loading} />
          </div>
        ) : shown.length === 0 ? (
          <EmptyList
            icon={HardHat}
            isFiltered={filter.isFiltered}
            onClear={filter.clear}
            words={{
              none: words.noneFound,
              clear: words.clearFilters,
              noneYet: retired > 0 ? words.noneActive : words.none,
              noneYetHelp: retired > 0 ? undefined : words.noneHelp,
            }}
          />
        ) : (
          <ul aria-label={words.title}>
            {shown.map((vendor) => (
              <VendorLine
                key={vendor.id}
                vendor={vendor}
                rows={shown}
                columns={columns.shown}
                selection={selection}
                onEdit={() => setEditing(vendor)}
                onTurn={() => setTurned(vendor)}
                onRecord={() => address.change({ vendor: vendor.id }, 'push')}
              />
            ))}
          </ul>
        )}
        {retired > 0 && criteria.papers === undefined ? (
          <div className="border-t border-line px-2.5 py-2">
            <Button
              size="small"
              variant="plain"
              aria-expanded={criteria.retired}
              onClick={() => filter.showRetired(!criteria.retired)}
            >
              {criteria.retired ? words.hideRetired : words.showRetired(retired)}
            </Button>
          </div>
        ) : null}
      </Card>
      <ApprovalLimit />
      <RecentChanges area="vendors" describe={describeVendorChanges} />
      {form.last ? (
        <VendorDialog
          key={form.turn}
          current={form.last === 'new' ? null : form.last}
          open={form.open}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {record.last ? (
        <VendorRecordDialog
          key={`record ${record.turn}`}
          vendor={record.last}
          open={record.open}
          onClose={() => address.change({ vendor: undefined })}
        />
      ) : null}
      {turning.last ? (
        <VendorStatusDialog
          key={`turn ${turning.turn}`}
          vendor={turning.last}
          open={turning.open}
          onClose={() => setTurned(null)}
        />
      ) : null}
    </div>
  )
}

type TurnProps = { vendor: VendorRecord; open: boolean; onClose: () => void }

/** Retires a vendor or restores it, after a preview. */
function VendorStatusDialog({ vendor, open, onClose }: TurnProps) {
  const mutation = useSetVendor()
  const retired = !vendor.retired
  return (
    <ChangePreview
      open={open}
      onClose={onClose}
      fields={changedFields({ retired: vendor.retired }, { retired }, () => vendor.name, vendorValue)}
      note={retired ? words.keeps(vendor.openRequests) : undefined}
      mutation={mutation}
      onConfirm={() => mutation.mutate({ current: vendor, changes: { retired } }, { onSuccess: onClose })}
    />
  )
}

const describeVendorChanges: DescribeChange = ({ before, after }) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [was, is] = [before[id], after[id]] as (VendorData | undefined)[]
    const name = is?.name ?? was?.name ?? ''
    return changedFields(was ?? {}, is ?? {}, (key) => `${name}: ${labelOf(key)}`, vendorValue).filter(
      (field) => field.before !== field.after,
    )
  })
