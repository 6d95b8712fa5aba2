import { dialled, shownPhone } from '../../text/phones.ts'
import { classNames } from '../theme/class-names.ts'

/** A phone number as a link that never wraps. */
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
