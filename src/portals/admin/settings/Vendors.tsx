import { HardHat, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSetVendor, useVendorRecords } from '#maintenance/screens/vendor-queries.ts'
import type { KeptVendor, VendorRecord } from '#maintenance/vendor-contract.ts'
import { vendorWords as words } from '#maintenance/vendor-words.ts'
import { categoryWords } from '#maintenance/vocabulary.ts'
import { dayOf } from '#platform/dates.ts'
import { formatPhone } from '#platform/phones.ts'
import { Badge } from '#platform/screens/Badge.tsx'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { RecentChanges, type TellChange } from '#settings/screens/RecentChanges.tsx'
import { labelOf, vendorValue } from './vendor-form.ts'
import { VendorDialog } from './VendorDialog.tsx'

/** The firms a request can be given to. */
export function Vendors() {
  const list = useVendorRecords()
  const [asked, setAsked] = useState<VendorRecord | 'new' | null>(null)
  const [turned, setTurned] = useState<VendorRecord | null>(null)
  const [allShown, setAllShown] = useState(false)
  const form = useLingering(asked)
  const turning = useLingering(turned)
  const retired = list.data?.filter((one) => one.retired).length ?? 0
  const shown = list.data?.filter((one) => allShown || !one.retired) ?? []
  return (
    <div className="grid gap-[18px]">
      <Card
        title={words.title}
        flush
        action={
          <Button size="small" icon={Plus} onClick={() => setAsked('new')}>
            {words.add}
          </Button>
        }
      >
        <p className="max-w-[72ch] px-[18px] pt-1.5 pb-3.5 text-ink-2">{words.lead}</p>
        {list.data === undefined ? (
          <div className="px-[18px] pb-4">
            <Waiting on={list} words={words.loading} />
          </div>
        ) : list.data.length === 0 ? (
          <Empty icon={HardHat} help={words.noneHelp}>
            {words.none}
          </Empty>
        ) : (
          <ul aria-label={words.title}>
            {shown.map((vendor) => (
              <Line key={vendor.id} vendor={vendor} onAsk={() => setAsked(vendor)} onTurn={() => setTurned(vendor)} />
            ))}
          </ul>
        )}
        {retired > 0 ? (
          <div className="border-t border-line px-2.5 py-2">
            <Button size="small" look="plain" aria-expanded={allShown} onClick={() => setAllShown(!allShown)}>
              {allShown ? words.hideRetired : words.showRetired(retired)}
            </Button>
          </div>
        ) : null}
      </Card>
      <RecentChanges area="vendors" tell={tellVendors} />
      {form.last ? (
        <VendorDialog
          key={form.turn}
          held={form.last === 'new' ? null : form.last}
          open={form.open}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {turning.last ? (
        <TurnDialog
          key={`turn ${turning.turn}`}
          vendor={turning.last}
          open={turning.open}
          onClose={() => setTurned(null)}
        />
      ) : null}
    </div>
  )
}

type LineProps = { vendor: VendorRecord; onAsk: () => void; onTurn: () => void }

function Line({ vendor, onAsk, onTurn }: LineProps) {
  const { name, trade, contactName, phone, email, insuredUntil, retired, openRequests } = vendor
  const today = dayOf(useNow(), useTimeZone())
  const facts = [categoryWords[trade], contactName, phone && formatPhone(phone), email].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-[18px] py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-[525] wrap-anywhere">
          {name}
          {retired ? <Badge>{words.retired}</Badge> : null}
          {!retired && insuredUntil !== null && insuredUntil < today ? (
            <Badge tone="warning" icon={TriangleAlert}>
              {words.insuranceOver}
            </Badge>
          ) : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-3">
          {facts}
          {openRequests > 0 ? ` · ${words.open(openRequests)}` : ''}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" onClick={onAsk} aria-label={`${words.change}: ${name}`}>
          {words.change}
        </Button>
        <Button
          size="small"
          look="plain"
          onClick={onTurn}
          aria-label={`${retired ? words.takeBack : words.retire}: ${name}`}
        >
          {retired ? words.takeBack : words.retire}
        </Button>
      </div>
    </li>
  )
}

type TurnProps = { vendor: VendorRecord; open: boolean; onClose: () => void }

/** Retiring a firm, or offering it again: shown before it is done. */
function TurnDialog({ vendor, open, onClose }: TurnProps) {
  const making = useSetVendor()
  const retired = !vendor.retired
  return (
    <ChangePreview
      open={open}
      onClose={onClose}
      fields={changedFields({ retired: vendor.retired }, { retired }, () => vendor.name, vendorValue)}
      note={retired ? words.keeps(vendor.openRequests) : undefined}
      making={making}
      onConfirm={() => making.mutate({ held: vendor, wanted: { retired } }, { onSuccess: onClose })}
    />
  )
}

const tellVendors: TellChange = ({ before, after }) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [was, is] = [before[id], after[id]] as (KeptVendor | undefined)[]
    const name = is?.name ?? was?.name ?? ''
    return changedFields(was ?? {}, is ?? {}, (key) => `${name}: ${labelOf(key)}`, vendorValue).filter(
      (field) => field.before !== field.after,
    )
  })
