import Lock from 'lucide-react/icons/lock'
import { Card } from '#platform/ui/display/Card.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Link } from '#platform/ui/navigation/Link.tsx'
import type { DeskKey } from '../contract.ts'
import { keyScreenWords as words } from '../messages/screens.ts'
import { KeyRow } from './KeyRow.tsx'
import { useKeySummary } from './queries.ts'
import { useReturn } from './use-return.ts'

const shown = 8

/** The keys that are out, the one that is due first on top. */
export function KeysOut({ onOpen }: { onOpen: (id: string) => void }) {
  const summary = useKeySummary()
  const { returnKey } = useReturn()
  const { data } = summary
  return (
    <Card
      flush
      title={
        <>
          {words.outTitle}{' '}
          {data ? (
            <span className="tabular ml-1.5 rounded-sm bg-sunken px-1.5 py-0.5 text-sm">{words.total(data.out)}</span>
          ) : null}
        </>
      }
      action={
        data && data.sealable > 0 ? (
          <span className="flex items-center gap-1.5 text-sm text-ink-3">
            <Lock aria-hidden="true" size={14} />
            {words.sealedOf(data.sealed, data.sealable)}
          </span>
        ) : null
      }
    >
      {data ? (
        <>
          {data.keys.length === 0 ? (
            <p className="px-4.5 pt-3 pb-4 text-ink-3">{words.noneOut}</p>
          ) : (
            <ul className="mt-2.5">
              {data.keys.slice(0, shown).map((one: DeskKey) => (
                <KeyRow key={one.id} shown={one} onOpen={onOpen} onReturn={(key) => returnKey(key)} />
              ))}
            </ul>
          )}
          <p className="border-t border-line px-4.5 py-3 text-right">
            <Link to="/desk" search={{ tab: 'keys' }} className="font-medium text-action-ink hover:underline">
              {words.allKeys}
            </Link>
          </p>
        </>
      ) : (
        <Waiting on={summary} words={words.loading} failed={words.failed} />
      )}
    </Card>
  )
}
