import { manyWords } from './messages/many.ts'
import { type AssetKind, type AssetStatus, statusesOf } from './rules.ts'

type StatusFacts = { kind: AssetKind; status: AssetStatus; holder: object | null }

/** Why an asset cannot get a status; null when it can. */
export function validateStatus(next: AssetStatus, { kind, status, holder }: StatusFacts): string | null {
  if (status === next) return manyWords.statusAlready
  if (!statusesOf(kind).includes(next)) return manyWords.notOfKind
  return next === 'deactivated' && holder !== null ? manyWords.hasHolder : null
}
