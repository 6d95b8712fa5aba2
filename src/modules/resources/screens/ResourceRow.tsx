import FileText from 'lucide-react/icons/file-text'
import FileUp from 'lucide-react/icons/file-up'
import Pencil from 'lucide-react/icons/pencil'
import ScrollText from 'lucide-react/icons/scroll-text'
import UsersRound from 'lucide-react/icons/users-round'
import { shownBytes } from '#platform/text/bytes.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { pathOf } from '#platform/endpoint.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { SelectableItem } from '#platform/ui/lists/selection/SelectableItem.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { useLanguage } from '#platform/ui/data/language.ts'
import { type Resource, resources, type ResourceVersion } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useChangeResource } from './queries.ts'

type Props = {
  resource: Resource
  /** The columns that it shows beside the title. */
  shown: readonly string[]
  /** All resources of the list, between which Shift selects a range. */
  rows: readonly Resource[]
  selection: Selection<Resource>
  audience: string
  onEdit: () => void
  onVersion: () => void
}

/** One text or document of the office's list, with its actions. */
export function ResourceRow({ resource, shown, rows, selection, audience, onEdit, onVersion }: Props) {
  const { id, kind, title, body, url, versions, archivedAt, version } = resource
  const change = useChangeResource()
  const Icon = kind === 'document' ? FileText : ScrollText
  const older = versions.slice(1)
  const isAway = archivedAt !== null
  const undo = useUndo('resources')
  const put = (archived: boolean) => {
    const operation = createOperation()
    change.mutate(
      { id, version, body: { archived }, operation },
      {
        onSuccess: () =>
          toast.success(archived ? words.archivedNow : words.restored, undefined, { undo: undo(operation) }),
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  }
  return (
    <SelectableItem row={resource} rows={rows} selection={selection} name={title} hasNoFocus={isAway}>
      <div className="flex gap-3.5 py-3.5 pr-4.5 pl-3 max-md:flex-wrap max-md:pr-4">
        <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-brass-700" />
        <div className="min-w-0 flex-1">
          <h3 className="font-[575] wrap-anywhere">{title}</h3>
          {body && shown.includes('text') ? (
            <p className="line-clamp-2 max-w-[90ch] text-sm wrap-anywhere text-ink-2">{body}</p>
          ) : null}
          {url && shown.includes('link') ? <p className="text-sm wrap-anywhere text-ink-3">{url}</p> : null}
          <Facts resource={resource} shown={shown} audience={audience} />
          {older.length > 0 && shown.includes('version') ? (
            <details className="mt-1 text-sm">
              <summary className="w-fit cursor-pointer rounded-sm text-action-ink max-md:min-h-11 max-md:py-2.5">
                {words.olderVersions(older.length)}
              </summary>
              <ul className="mt-1 grid gap-1 text-ink-3">
                {older.map((version) => (
                  <li key={version.id}>
                    <Version version={version} />
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
        </div>
        <div className="flex shrink-0 flex-wrap items-start gap-1.5 max-md:w-full max-md:pl-8">
          {isAway ? null : (
            <>
              {kind === 'document' ? (
                <Button size="small" icon={FileUp} aria-label={words.newVersionLabel(title)} onClick={onVersion}>
                  {words.newVersion}
                </Button>
              ) : null}
              <Button size="small" icon={Pencil} data-row-focus="" aria-label={words.editLabel(title)} onClick={onEdit}>
                {words.edit}
              </Button>
            </>
          )}
          <Button
            size="small"
            variant="plain"
            busy={change.isPending}
            aria-label={isAway ? words.restoreLabel(title) : words.archiveLabel(title)}
            onClick={() => put(!isAway)}
          >
            {isAway ? words.restore : words.archive}
          </Button>
        </div>
      </div>
    </SelectableItem>
  )
}

/** Who sees it, its newest file, and what else was chosen. */
function Facts({ resource, shown, audience }: Pick<Props, 'resource' | 'shown' | 'audience'>) {
  const zone = useTimeZone()
  const { kind, versions, updatedAt, archivedAt } = resource
  const [newest] = versions
  const texts = [
    shown.includes('kind') ? words.kinds[kind] : null,
    shown.includes('updated') ? words.updated(dashboardDate(updatedAt, zone)) : null,
    shown.includes('archived') && archivedAt !== null ? words.archivedOn(dashboardDate(archivedAt, zone)) : null,
  ].filter((text) => text !== null)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3 empty:hidden">
      {shown.includes('audience') ? (
        <span className="flex items-center gap-1.5">
          <UsersRound aria-hidden="true" size={13} />
          {audience}
        </span>
      ) : null}
      {kind === 'document' && shown.includes('file') ? (
        newest ? (
          <Version version={newest} />
        ) : (
          <span>{words.noFile}</span>
        )
      ) : null}
      {texts.map((text) => (
        <span key={text} className="tabular">
          {text}
        </span>
      ))}
    </p>
  )
}

function Version({ version: { id, number, name, size, note, addedBy, createdAt } }: { version: ResourceVersion }) {
  const language = useLanguage()
  const zone = useTimeZone()
  return (
    <span className="tabular">
      <a
        href={pathOf(resources.open, { id })}
        download={name}
        className="inline-flex min-h-6 items-center rounded-sm text-action-ink underline underline-offset-2"
      >
        {name}
      </a>{' '}
      · {words.version(number)} · {shownBytes(size, language)} · {dashboardDate(createdAt, zone)}, {addedBy.firstName}{' '}
      {addedBy.lastName}
      {note ? ` · ${note}` : ''}
    </span>
  )
}
