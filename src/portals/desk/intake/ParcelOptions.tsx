import Maximize2 from 'lucide-react/icons/maximize-2'
import Snowflake from 'lucide-react/icons/snowflake'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { PhotoButton } from '#packages/screens/desk/PhotoButton.tsx'
import { useSummary } from '#packages/screens/desk/queries.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { intakeWords as words } from './messages.ts'
import type { Flag, Intake } from './use-intake.ts'

const icons = { isPerishable: Snowflake, isOversized: Maximize2, isDamaged: TriangleAlert } as const
const flags = Object.keys(icons) as Flag[]
const byRule = '\u0000'

/** What is special about the parcel in hand; none of it is needed. Each mark has a key. */
export function ParcelOptions({ intake }: { intake: Intake }) {
  const { parcel, change, toggle } = intake
  const { data } = useSummary()
  return (
    <div role="group" aria-label={words.options} className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        <Field label={words.shelf}>
          <Select
            large
            choices={[
              { value: byRule, label: words.shelfByRule },
              ...(data?.places ?? []).map(({ name }) => ({ value: name, label: name })),
            ]}
            value={parcel.place ?? byRule}
            onChange={(place) => change({ place: place === byRule ? null : place })}
          />
        </Field>
        <div className="flex flex-col justify-end">
          <PhotoButton
            picture={{ ...parcel.photo, take: intake.takePhoto }}
            // Before, the key belongs to the label that a scanner types.
            shortcut={parcel.tracking === undefined ? undefined : words.photoKey}
          />
        </div>
      </div>
      <div className="grid grid-cols-3 gap-3">
        {flags.map((flag) => {
          const Icon = icons[flag]
          return (
            <button
              key={flag}
              type="button"
              aria-pressed={parcel[flag]}
              aria-keyshortcuts={words.flagKeys[flag]}
              onClick={() => toggle(flag)}
              className="flex min-h-13 items-center justify-center gap-2 rounded-md bg-raised px-2 font-medium inset-ring inset-ring-line-strong hover:bg-hover aria-pressed:bg-action-soft aria-pressed:text-action-ink aria-pressed:inset-ring-2 aria-pressed:inset-ring-action max-md:flex-col max-md:gap-0.5 max-md:py-2 max-md:text-sm"
            >
              <Icon aria-hidden="true" size={18} />
              {words.flags[flag]}
              <KeyCap>{words.flagKeys[flag]}</KeyCap>
            </button>
          )
        })}
      </div>
    </div>
  )
}
