import { Link } from '#platform/ui/navigation/Link.tsx'
import Bookmark from 'lucide-react/icons/bookmark'
import Users from 'lucide-react/icons/users'
import { totalText } from '#platform/text/total-text.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { BuiltInView } from '#platform/ui/lists/built-in-view.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { ViewList } from '../choices.ts'
import type { View } from '../contract.ts'
import { savedViewWords as words } from '../messages/screens.ts'
import { isSameView, isWithoutFilters, parametersIn, searchOfView, viewParameter } from '../view-address.ts'
import { useListSettings } from './queries.ts'
import { ViewActions } from './ViewActions.tsx'

const none: readonly View[] = []
const noViews: readonly BuiltInView[] = []

const noCount = () => undefined

type Props = {
  list: ViewList
  builtIn?: readonly BuiltInView[]
  /** How many rows a view has; undefined until it is known. */
  countOf?: (parameters: Readonly<Record<string, string>>) => number | undefined
}

/** The views of a list as links, and what saves the present one: a link replaces the filters, the chosen one clears them. */
export function ViewNav({ list, builtIn = noViews, countOf = noCount }: Props) {
  const address = useAddress()
  const settings = useListSettings(list).data
  const saved = settings?.views ?? none
  const present = parametersIn(list, (name) => address.at(name))
  const isPlain = isWithoutFilters(present)
  const begun = isPlain ? undefined : saved.find(({ id }) => id === address.at(viewParameter))
  const current = begun ?? (isPlain ? undefined : saved.find(({ parameters }) => isSameView(parameters, present)))
  // On a phone a row with nothing but a button that is disabled would take the place of the list.
  const isEmpty = isPlain && builtIn.length === 0 && saved.length === 0
  return (
    <nav aria-label={words.views} className={classNames('mb-3', isEmpty && 'max-md:hidden')}>
      <ul className="scroll-quiet flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:flex-wrap">
        {builtIn.map(({ name, icon, parameters, isAlarming }) => {
          const isChosen = isSameView(parameters, present)
          const layout: Record<string, string> = present['view'] ? { view: present['view'] } : {}
          const search = searchOfView(list, { ...layout, ...(isChosen ? {} : parameters) })
          return (
            <li key={name}>
              <ViewLink
                name={name}
                icon={icon}
                search={search}
                isChosen={isChosen}
                count={countOf(parameters)}
                isAlarming={isAlarming === true}
              />
            </li>
          )
        })}
        {saved.map((view) => {
          const isChosen = !isPlain && isSameView(view.parameters, present)
          const search = searchOfView(list, isChosen ? {} : view.parameters, isChosen ? undefined : view.id)
          return (
            <li key={view.id}>
              <ViewLink
                name={view.name}
                icon={view.isShared ? Users : Bookmark}
                title={view.isOwn ? (view.isShared ? words.sharedByYou : words.onlyYours) : words.sharedBy(view.author)}
                search={search}
                isChosen={isChosen}
                count={countOf(view.parameters)}
                isChanged={view === begun && !isChosen}
              />
            </li>
          )
        })}
        <li className="flex items-center">
          <ViewActions list={list} current={current} present={present} columns={settings?.columns ?? null} />
        </li>
      </ul>
    </nav>
  )
}

type LinkProps = {
  name: string
  icon: Icon
  title?: string
  search: Record<string, string | undefined>
  isChosen: boolean
  /** How many rows it has; undefined until it is known. */
  count: number | undefined
  isAlarming?: boolean
  /** The filters began as those of this view. */
  isChanged?: boolean
}

const ViewLink = ({
  name,
  icon: Glyph,
  title,
  search,
  isChosen,
  count,
  isAlarming = false,
  isChanged = false,
}: LinkProps) => (
  <Link
    to="."
    search={(before) => ({ ...before, ...search })}
    aria-current={isChosen ? 'true' : undefined}
    title={isChanged ? words.changedHint : title}
    className={classNames(
      'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-[525] whitespace-nowrap inset-ring max-md:min-h-11',
      isChosen
        ? 'bg-action-soft text-action-ink inset-ring-action'
        : 'bg-surface text-ink-2 inset-ring-line-strong hover:bg-hover',
    )}
  >
    <Glyph aria-hidden="true" size={15} />
    <span className="max-w-56 truncate">{name}</span>
    {count === undefined || isChanged ? null : (
      <span className={classNames('tabular', isAlarming && count > 0 ? 'text-danger' : 'font-normal text-ink-3')}>
        {totalText(count)}
      </span>
    )}
    {isChanged ? <span className="font-normal text-ink-3">{words.isChanged}</span> : null}
  </Link>
)
