import { Button } from '../display/Button.tsx'
import { Empty } from '../feedback/Empty.tsx'
import type { Icon } from '../icons/icon.ts'

type Props = {
  icon?: Icon
  isFiltered: boolean
  onClear: () => void
  words: {
    /** No rows match the filters. */
    none: string
    noneHelp?: string | undefined
    clear: string
    /** There are no rows at all. */
    noneYet: string
    noneYetHelp?: string | undefined
  }
}

/** The empty state of a list: no rows yet, or none that match, with a button that clears the filters. */
export function EmptyList({ icon, isFiltered, onClear, words }: Props) {
  const look = icon ? { icon } : {}
  if (!isFiltered)
    return (
      <Empty {...look} help={words.noneYetHelp}>
        {words.noneYet}
      </Empty>
    )
  return (
    <Empty
      {...look}
      help={words.noneHelp}
      action={
        <Button size="small" onClick={onClear}>
          {words.clear}
        </Button>
      }
    >
      {words.none}
    </Empty>
  )
}
