import { Badge } from '#platform/ui/display/Badge.tsx'
import type { Asset } from '../asset.ts'
import { screenWords as words } from '../messages/screens.ts'
import { AssetStateBadge } from './AssetStateBadge.tsx'

/** The state of an asset, and whether the office has to settle a conflict about it. */
export const AssetStates = ({ asset: { state, hasConflict } }: { asset: Asset }) => (
  <span className="flex flex-wrap gap-1.5 max-md:justify-end">
    <AssetStateBadge state={state} />
    {hasConflict ? <Badge tone="danger">{words.conflict}</Badge> : null}
  </span>
)
