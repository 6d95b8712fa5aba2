import Moon from 'lucide-react/icons/moon'
import Newspaper from 'lucide-react/icons/newspaper'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/ui/data/language.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { digestDays } from '../../choices.ts'
import type { NotificationChoices } from '../../contract.ts'
import { notificationTexts } from '../../messages/index.ts'
import type { SettingsChanges } from '../../schemas.ts'
import { useChangeSettings } from '../queries.ts'

/** Times of day to choose from, every half hour; a stored one between them is offered too. */
const timesWith = (value: string) =>
  [
    ...new Set([
      ...Array.from({ length: 48 }, (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`),
      value,
    ]),
  ]
    .sort()
    .map((time) => ({ value: time, label: time }))

/** Quiet hours and the daily e-mail; saved at once. */
export function HoursCards({ settings }: { settings: NotificationChoices['settings'] }) {
  const words = useTexts(notificationTexts).account
  const change = useChangeSettings()
  const shown = { ...settings, ...(change.isPending ? change.variables : {}) }
  const save = (changes: SettingsChanges) =>
    change.mutate(changes, {
      onSuccess: () => toast.success(words.saved),
      onError: (error) => toast.failure(words.notSaved, error.message),
    })
  const time = (name: 'quietFrom' | 'quietUntil' | 'digestAt', label: string) => (
    <Field label={label} className="w-28">
      <Select choices={timesWith(shown[name])} value={shown[name]} onChange={(next) => save({ [name]: next })} />
    </Field>
  )
  return (
    <div className="grid items-start gap-4.5 lg:grid-cols-2">
      <HoursCard icon={Moon}>
        <Switch
          className="w-full flex-row-reverse justify-between"
          label={words.quietHours}
          hint={words.quietHint}
          checked={shown.quiet}
          onChange={({ target }) => save({ quiet: target.checked })}
        />
        {shown.quiet ? (
          <div className="mt-3.5 flex flex-wrap gap-3">
            {time('quietFrom', words.quietFrom)}
            {time('quietUntil', words.quietUntil)}
          </div>
        ) : null}
      </HoursCard>
      <HoursCard icon={Newspaper}>
        <p className="font-[525]">{words.digest}</p>
        <p className="text-sm text-ink-3">{words.digestHint}</p>
        <div className="mt-3.5 flex flex-wrap gap-3">
          {time('digestAt', words.digestAt)}
          <Field label={words.digestOn} className="w-40">
            <Select
              choices={digestDays.map((days) => ({ value: days, label: words.digestDays[days] }))}
              value={shown.digestDays}
              onChange={(next) => save({ digestDays: next })}
            />
          </Field>
        </div>
      </HoursCard>
    </div>
  )
}

const HoursCard = ({ icon: Icon, children }: { icon: Icon; children: ReactNode }) => (
  <Card>
    <div className="flex gap-3.5">
      <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  </Card>
)
