import { Link } from '../navigation/Link.tsx'
import { useId, type ReactNode } from 'react'
import { Tooltip } from '../overlays/Tooltip.tsx'
import { classNames } from '../theme/class-names.ts'

export type FigureProps = {
  /** One sentence that says what is counted. */
  definition: string
  /** The parameters of the list with the counted rows. */
  search: Record<string, string | undefined>
  /** The portal of the list. */
  to?: '/admin' | '/desk'
  /** Whether the list is on this page, so that its other filters stay. */
  isHere?: boolean
}
type Props = FigureProps & {
  label?: string | undefined
  /** Without the dotted line, where the link covers more than a figure. */
  isPlain?: boolean
  className?: string
  children: ReactNode
}

/** A figure as a link to the rows it counts; its definition is shown on hover and focus, and read with it. */
export function FigureLink({
  definition,
  search,
  to = '/admin',
  isHere = false,
  isPlain = false,
  label,
  className,
  children,
}: Props) {
  const id = useId()
  return (
    <>
      <Tooltip text={definition}>
        <Link
          to={isHere ? '.' : to}
          search={isHere ? (before) => ({ ...before, ...search }) : search}
          aria-label={label}
          aria-describedby={id}
          className={classNames(
            'rounded-sm',
            // 24 px high for a finger.
            !isPlain &&
              'inline-block py-0.5 underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-solid',
            className,
          )}
        >
          {children}
        </Link>
      </Tooltip>
      <span id={id} hidden>
        {definition}
      </span>
    </>
  )
}
