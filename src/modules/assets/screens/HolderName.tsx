import type { Asset } from '../asset.ts'
import { screenWords as words } from '../messages/screens.ts'
import { RecordLink } from './RecordLink.tsx'

/** The holder of an asset with the home, or nobody. */
export function HolderName({ asset: { holder } }: { asset: Asset }) {
  if (!holder) return <span className="text-ink-3">{words.nobody}</span>
  return (
    <span className="block wrap-anywhere">
      <RecordLink tenant={holder.tenantId}>{holder.fullName}</RecordLink>
      {holder.unitNumber ? <span className="tabular text-ink-3"> · {holder.unitNumber}</span> : null}
    </span>
  )
}
