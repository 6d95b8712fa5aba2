import { dialled, shownPhone } from '../phones.ts'
import { classNames } from './class-names.ts'

/** A telephone number that a phone dials when it is touched; never broken over two lines. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a
      href={dialled(phone)}
      className={classNames(
        'tabular rounded-sm whitespace-nowrap',
        className ?? 'font-[525] text-action-ink hover:underline',
      )}
    >
      {shownPhone(phone)}
    </a>
  )
}
