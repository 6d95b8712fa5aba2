import { Card } from '#platform/ui/display/Card.tsx'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords as words } from '../messages/screens.ts'
import { AssetStateBadge } from './AssetStateBadge.tsx'
import { useAssets } from './queries.ts'
import { RecordLink } from './RecordLink.tsx'

type Props = { of: { unitId: string } | { tenantId: string } }

/** The stalls, lockers, keys and fobs of a unit or a resident, each with a link to its record. */
export function AssetsOf({ of }: Props) {
  const list = useAssets({ ...of, limit: 100 })
  return (
    <Card level="h3" title={words.ofRecord}>
      <ListBody list={list} loading={words.loading}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-ink-3">{words.noneOfRecord}</p>
          ) : (
            <ul aria-label={words.ofRecord}>
              {rows.map(({ id, kind, number, state, holder }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-1.5 first:border-t-0 first:pt-0"
                >
                  <span className="min-w-0">
                    <span className="text-ink-3">{labels.kinds[kind]} </span>
                    <RecordLink asset={id}>{number}</RecordLink>
                  </span>
                  {'unitId' in of ? (
                    holder ? (
                      <RecordLink tenant={holder.tenantId}>{holder.fullName}</RecordLink>
                    ) : (
                      <AssetStateBadge state={state} />
                    )
                  ) : state === 'assigned' ? null : (
                    <AssetStateBadge state={state} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ListBody>
    </Card>
  )
}
