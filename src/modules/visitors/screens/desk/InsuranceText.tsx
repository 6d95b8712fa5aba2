import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { dashboardDate } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { Stay } from '../../contract.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'

const words = visitorScreenWords.insurance
const tones = { expired: 'text-tone-danger-fg', soon: 'text-tone-warning-fg', valid: '' } as const

/** Until when a firm is insured; one that is not, or soon not, is marked. */
export function InsuranceText({ insurance, insuredUntil }: Pick<Stay, 'insurance' | 'insuredUntil'>) {
  const timeZone = useTimeZone()
  const state = insurance ?? 'expired'
  const Icon = insurance === 'valid' ? ShieldCheck : ShieldAlert
  const text =
    insurance === null || insuredUntil === null
      ? words.unknown
      : words[insurance](dashboardDate(insuredUntil, timeZone))
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1',
        insurance === null ? 'text-tone-warning-fg' : tones[state],
      )}
    >
      <Icon aria-hidden="true" size={13} className="shrink-0" />
      {text}
    </span>
  )
}
