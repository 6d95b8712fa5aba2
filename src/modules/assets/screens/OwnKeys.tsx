import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { assetLabels } from '../messages/labels.ts'
import { ownAssets } from '../own-contract.ts'

/** The keys and fobs of the signed-in resident; nothing while there are none. */
export function OwnKeys() {
  const { own } = useTexts(assetLabels)
  const list = useQuery({
    queryKey: ['assets', 'own'],
    queryFn: ({ signal }) => call(ownAssets.list, { signal }),
    meta: { topics: ['residents'] },
  })
  const numbersOf = (kind: 'key' | 'fob') =>
    (list.data ?? []).filter((asset) => asset.kind === kind).map(({ number }) => number)
  const rows = (['key', 'fob'] as const)
    .map((kind) => [own[kind], numbersOf(kind).join(', ')] as const)
    .filter(([, numbers]) => numbers !== '')
  return rows.length > 0 ? <KeyValues rows={rows} /> : null
}
