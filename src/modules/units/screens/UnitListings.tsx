import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { listingKinds, type ListingKind, type UnitStatus } from '../choices.ts'
import type { Listing } from '../contract.ts'
import { words } from '../messages/en.ts'
import { ListingDialog } from './ListingDialog.tsx'
import { useListings, useWithdrawListing } from './queries.ts'
import { useUnitFormats } from './use-unit-formats.ts'

type Props = {
  unit: { id: string; unitNumber: string; status: UnitStatus; movesInOn: string | null }
  className?: string
}

/** A unit's listings on the public site: publish, edit, withdraw. */
export function UnitListings({ unit, className = 'mt-5 border-t border-line-strong pt-4' }: Props) {
  const listings = useListings(unit.id)
  const withdraw = useWithdrawListing(unit.id)
  const formats = useUnitFormats()
  const [editing, setEditing] = useState<{ kind: ListingKind; listing: Listing | null; former?: Listing } | null>(null)
  const [leaving, setLeaving] = useState<Listing | null>(null)
  const current = listings.data?.filter(({ withdrawnAt }) => withdrawnAt === null)
  const undo = useUndo('units')
  const confirmWithdrawal = (listing: Listing) => {
    const operation = createOperation()
    withdraw.mutate(
      { listing, operation },
      {
        onSuccess: () => toast.success(words.withdrawn, undefined, { undo: undo(operation) }),
        onError: (error) => toast.failure(words.notWithdrawn, error.message),
        onSettled: () => setLeaving(null),
      },
    )
  }
  return (
    <section aria-label={words.listings} className={className}>
      <h3 className="mb-2 font-semibold">{words.listings}</h3>
      {current === undefined ? (
        <Waiting on={listings} words={words.listingsLoading} />
      ) : (
        <>
          {unit.movesInOn !== null && (current.length > 0 || unit.status === 'For Sale') ? (
            <Notice tone="warning" className="mb-3">
              {words.listedBeforeMoveIn(formats.day(unit.movesInOn))}
            </Notice>
          ) : null}
          {current.length === 0 ? <p className="mb-2.5 text-ink-3">{words.noListing}</p> : null}
          <ul className="grid gap-3">
            {current.map((listing) => (
              <ListedItem
                key={listing.id}
                listing={listing}
                onChange={() => setEditing({ kind: listing.kind, listing })}
                onWithdraw={() => setLeaving(listing)}
              />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2 print:hidden">
            {listingKinds
              .filter((kind) => !current.some((listing) => listing.kind === kind))
              .map((kind) => (
                <ListButton
                  key={kind}
                  kind={kind}
                  former={listings.data?.find((listing) => listing.kind === kind)}
                  onList={setEditing}
                />
              ))}
          </div>
        </>
      )}
      <ListingDialog unit={unit} editing={editing} onClose={() => setEditing(null)} />
      <Confirmation
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? words.withdrawQuestion(unit.unitNumber, leaving.kind) : ''}
        verb={words.withdraw}
        busy={withdraw.isPending}
        busyText={words.withdrawing}
        onConfirm={() => leaving && confirmWithdrawal(leaving)}
      >
        {words.withdrawText}
      </Confirmation>
    </section>
  )
}

type ListProps = {
  kind: ListingKind
  /** The last listing of this kind, whose values are offered again. */
  former: Listing | undefined
  onList: (editing: { kind: ListingKind; listing: null; former?: Listing }) => void
}

/** Lists the unit. A unit that was on the market before is listed again only if the office says so, with its old values. */
function ListButton({ kind, former, onList }: ListProps) {
  return (
    <Button size="small" icon={Tag} onClick={() => onList({ kind, listing: null, ...(former && { former }) })}>
      {former ? words.listAgainFor[kind] : words.listFor[kind]}
    </Button>
  )
}

type ItemProps = { listing: Listing; onChange: () => void; onWithdraw: () => void }

function ListedItem({ listing, onChange, onWithdraw }: ItemProps) {
  const formats = useUnitFormats()
  const { kind, price, monthlyFee, availableFrom, publishedAt } = listing
  return (
    <li className="rounded-md bg-surface px-3 py-2.5 shadow-card">
      <p className="font-[550]">{words.listedFor[kind]}</p>
      <p className="tabular">
        {formats.money(price)}
        {monthlyFee === null ? null : <span className="text-ink-3"> · {words.fee(formats.money(monthlyFee))}</span>}
      </p>
      <p className="text-sm text-ink-3">
        {words.publishedOn(formats.day(publishedAt))}
        {availableFrom === null ? null : <> · {words.availableOn(formats.day(availableFrom))}</>}
      </p>
      <div className="mt-2 flex gap-2 print:hidden">
        <Button size="small" aria-label={words.changeListing(kind)} onClick={onChange}>
          {words.change}
        </Button>
        <Button size="small" variant="danger-outlined" aria-label={words.withdrawOf(kind)} onClick={onWithdraw}>
          {words.withdraw}
        </Button>
      </div>
    </li>
  )
}
