import { useRef } from 'react'
import { keyScreenWords as words } from '#keys/messages/screens.ts'
import { KeyRow } from '#keys/screens/KeyRow.tsx'
import { findScannedKey, type KeyListFilter, useKeyList, useKeySummary } from '#keys/screens/queries.ts'
import { useReturn } from '#keys/screens/use-return.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { PagedRows } from '#platform/ui/lists/PagedRows.tsx'
import { TypedSearch } from '#platform/ui/lists/TypedSearch.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useTypedKeys } from '../use-scanner-focus.ts'
import { useKeyDialogs } from './use-key-dialogs.tsx'

const list = words.list
const states = ['out', 'here', 'sealed', 'issued', 'all'] as const

/** All keys and fobs of the building, with who has them. */
export function KeysSection() {
  const address = useAddress()
  const search = address.at('search') ?? ''
  const chosen = states.find((one) => one === address.at('state'))
  // A search without a state is of all keys.
  const state = chosen ?? (search === '' ? 'out' : 'all')
  const filter: KeyListFilter = { state, ...(search === '' ? {} : { search }) }
  const found = useKeyList(filter)
  const summary = useKeySummary()
  const { open, lend, dialogs } = useKeyDialogs()
  const { returnKey } = useReturn()
  const field = useRef<HTMLInputElement>(null)
  useTypedKeys(field)
  const openScanned = (text: string) => {
    if (text === '') return
    findScannedKey(text)
      .then((key) => key && open(key.id))
      .catch((error: Error) => toast.failure(words.failed, error.message))
  }
  return (
    <>
      <PageHead title={words.title} line={summary.data ? words.line(summary.data.out, summary.data.overdue) : null} />
      <Card flush>
        <div className="flex flex-wrap items-center gap-3 px-4.5 py-3 max-md:px-4">
          <Segmented
            label={list.label}
            choices={states.map((value) => ({ value, label: list.states[value] }))}
            value={state}
            onChange={(next) => address.change({ state: next })}
          />
          <TypedSearch
            label={list.search}
            text={search}
            onSearch={(text) => address.change({ search: text || undefined })}
            className="min-w-[min(12rem,100%)] flex-1"
            inputRef={field}
            onEnter={openScanned}
          />
        </div>
        <PagedRows
          list={found}
          loading={words.loading}
          failed={words.failed}
          empty={
            <EmptyList
              isFiltered={search !== '' || state !== 'all'}
              onClear={() => address.change({ search: undefined, state: 'all' })}
              words={state === 'out' && search === '' ? { ...list, none: words.noneOut, noneHelp: '' } : list}
            />
          }
          more={list.more}
          className="border-t border-line"
        >
          {(one) => <KeyRow key={one.id} shown={one} onOpen={open} onReturn={(key) => returnKey(key)} onLend={lend} />}
        </PagedRows>
      </Card>
      {dialogs}
    </>
  )
}
