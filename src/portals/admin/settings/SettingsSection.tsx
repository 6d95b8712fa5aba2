import { ErrorBoundary } from 'react-error-boundary'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { lazy, Suspense } from 'react'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { SectionError } from '../../frame/states/SectionError.tsx'
import { type Group, groups } from './groups.ts'
import { words } from './messages/settings.ts'

const BuildingEditor = lazy(() =>
  import('./building-editor/BuildingEditor.tsx').then((file) => ({ default: file.BuildingEditor })),
)

/** The settings: a list of groups, one of them open. */
export function SettingsSection() {
  const address = useAddress()
  const current = groups.find(({ key }) => key === address.at('group')) ?? groups[0]
  if (current.key === 'floors' && address.at('editor') === 'open')
    return (
      <ErrorBoundary resetKeys={['editor']} FallbackComponent={SectionError}>
        <Suspense fallback={<ListSkeleton />}>
          <BuildingEditor />
        </Suspense>
      </ErrorBoundary>
    )
  return (
    <>
      <PageHead title={words.title} />
      <div className="grid items-start gap-4.5 md:grid-cols-[11.875rem_minmax(0,1fr)] lg:gap-7">
        <div className="md:hidden">
          <Select
            label={words.parts}
            choices={groups.map(({ key, label }) => ({ value: key, label }))}
            value={current.key}
            onChange={(group) => address.change({ group }, 'push')}
          />
        </div>
        <nav aria-label={words.parts} className="max-md:hidden">
          <ul className="grid gap-0.5">
            {groups.map((group) => (
              <GroupLink key={group.key} group={group} isCurrent={group === current} />
            ))}
          </ul>
        </nav>
        <ErrorBoundary resetKeys={[current.key]} FallbackComponent={SectionError}>
          <Suspense
            key={current.key}
            fallback={
              <div>
                <output className="sr-only">{words.loading}</output>
                <ListSkeleton />
              </div>
            }
          >
            <div className="min-w-0 max-w-275">
              <current.Screen />
            </div>
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  )
}

function GroupLink({ group: { key, label, icon: Icon }, isCurrent }: { group: Group; isCurrent: boolean }) {
  return (
    <li>
      <Link
        to="/admin"
        search={{ tab: 'settings', group: key }}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-8.5 items-center gap-2.5 rounded-md px-2.75 text-ink-2 transition-colors duration-[var(--dur-2)] hover:bg-hover hover:text-ink aria-[current=page]:bg-action-soft aria-[current=page]:font-[575] aria-[current=page]:text-action-ink"
      >
        <Icon aria-hidden="true" className="shrink-0" />
        {label}
      </Link>
    </li>
  )
}
