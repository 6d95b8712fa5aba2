import { useRef, useState } from 'react'
import type { Package } from '#packages/contract.ts'
import { deskScreenWords as words } from '#packages/messages/desk-screens.ts'
import type { HandOverTarget } from '#packages/screens/desk/hand-over-target.ts'
import { MonthsTable } from '#packages/screens/desk/MonthsTable.tsx'
import { PackageRow } from '#packages/screens/desk/PackageRow.tsx'
import { type ListFilter, usePackageList, useSummary } from '#packages/screens/desk/queries.ts'
import { ShelfListButton } from '#packages/screens/desk/ShelfListButton.tsx'
import { isOffice } from '#platform/roles.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { PagedRows } from '#platform/ui/lists/PagedRows.tsx'
import { TypedSearch } from '#platform/ui/lists/TypedSearch.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useUser } from '../frame/user.ts'
import { HandOver, PackageDialog, PackageRulesDialog, PlacesDialog } from './desk-dialogs.ts'
import { targetOfPackage } from './targets.ts'
import { useTypedKeys } from './use-scanner-focus.ts'

const list = words.list
const states = ['here', 'done', 'outgoing'] as const
type State = (typeof states)[number]

const filterOf = (state: State, search: string): ListFilter => ({
  ...(state === 'outgoing' ? { state: 'here', direction: 'outgoing' } : { state }),
  ...(search === '' ? {} : { search }),
})

/** All packages: here, gone, and for the carriers, with the months. */
export function PackagesSection() {
  const address = useAddress()
  const user = useUser()
  const state = states.find((one) => one === address.at('state')) ?? 'here'
  const search = address.at('search') ?? ''
  const found = usePackageList(filterOf(state, search))
  const summary = useSummary()
  const [target, setTarget] = useState<HandOverTarget | null>(null)
  const [edited, setEdited] = useState<'places' | 'rules' | null>(null)
  const handOut = (shown: Package) => setTarget(targetOfPackage(shown))
  const clear = () => address.change({ search: undefined })
  const field = useRef<HTMLInputElement>(null)
  useTypedKeys(field)
  return (
    <>
      <PageHead
        title={list.title}
        line={summary.data ? list.line(summary.data.waiting) : null}
        actions={
          <>
            {isOffice(user.role) ? <Button onClick={() => setEdited('rules')}>{words.rules.open}</Button> : null}
            {isOffice(user.role) && summary.data ? (
              <Button onClick={() => setEdited('places')}>{list.editPlaces}</Button>
            ) : null}
            <ShelfListButton variant="outlined" />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Card flush>
          <div className="flex flex-wrap items-center gap-3 px-4.5 py-3 max-md:px-4">
            <Segmented
              label={list.label}
              choices={states.map((value) => ({ value, label: list.states[value] }))}
              value={state}
              onChange={(next) => address.change({ state: next === 'here' ? undefined : next })}
            />
            <TypedSearch
              label={list.search}
              text={search}
              onSearch={(text) => address.change({ search: text || undefined })}
              className="min-w-[min(12rem,100%)] flex-1"
              inputRef={field}
            />
          </div>
          <PagedRows
            list={found}
            loading={words.loading}
            failed={words.failed}
            empty={<EmptyList isFiltered={search !== ''} onClear={clear} words={list} />}
            more={list.older}
            className="border-t border-line"
          >
            {(one) => (
              <PackageRow
                key={one.id}
                shown={one}
                onOpen={(id) => address.change({ package: id }, 'push')}
                onHandOut={one.status === 'waiting' ? handOut : undefined}
              />
            )}
          </PagedRows>
        </Card>
        <Card flush title={words.months.title}>
          <div className="mt-2.5">
            <MonthsTable />
          </div>
        </Card>
      </div>
      <HandOver target={target} onClose={() => setTarget(null)} />
      <PackageDialog
        id={target ? null : (address.at('package') ?? null)}
        onClose={() => address.close({ package: undefined })}
        onHandOut={handOut}
      />
      {edited === 'places' ? (
        <PlacesDialog places={summary.data?.places ?? []} open onClose={() => setEdited(null)} />
      ) : null}
      {edited === 'rules' ? <PackageRulesDialog onClose={() => setEdited(null)} /> : null}
    </>
  )
}
