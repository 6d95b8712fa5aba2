import { SelectButton } from '#platform/ui/overlays/SelectButton.tsx'
import { laterPopup } from '#platform/ui/overlays/later-popup.tsx'
import { frameTexts } from '../frame/messages/index.ts'

type Props = {
  choices: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}
const label = frameTexts.en.section

/** The sections of the console on a phone. */
export const SectionSelect = laterPopup<Props>(
  () =>
    import('#platform/ui/forms/Select.tsx').then(({ Select }) => (props) => <Select {...props} label={label} />),
  ({ choices, value, early }) => (
    <SelectButton label={label} {...early}>
      {choices.find((choice) => choice.value === value)?.label}
    </SelectButton>
  ),
)
