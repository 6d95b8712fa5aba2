import { classNames } from '../theme/class-names.ts'

/** A grey placeholder for text or a control; give it the size of the content. */
export function Skeleton({ className = 'h-2.5 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-shimmer rounded-sm bg-[linear-gradient(100deg,var(--line)_30%,var(--hover)_50%,var(--line)_70%)] bg-[length:220%_100%]',
        className,
      )}
    />
  )
}
