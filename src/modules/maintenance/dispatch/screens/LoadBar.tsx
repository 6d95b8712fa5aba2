import { classNames } from '#platform/ui/theme/class-names.ts'

const cells = 10

/** Open work as ten cells: first what is due today, then the rest. The words beside it say the same. */
export const LoadBar = ({ open, due }: { open: number; due: number }) => (
  <span aria-hidden="true" className="flex h-1.5 gap-0.5">
    {Array.from({ length: cells }, (_, at) => (
      <span
        key={at}
        className={classNames(
          'flex-1 rounded-[1px] forced-colors:border',
          at < due ? 'bg-tone-warning' : at < open ? 'bg-action' : 'bg-line',
        )}
      />
    ))}
  </span>
)
