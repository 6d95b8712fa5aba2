import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { helpKinds, type HelpKind } from '../choices.ts'

type Props = {
  label: string
  kinds: Readonly<Record<HelpKind, string>>
  value: readonly HelpKind[]
  onChange: (value: HelpKind[]) => void
  error?: string | undefined
}

/** What helps a person, as check boxes. */
export function HelpField({ label, kinds, value, onChange, error }: Props) {
  const toggle = (kind: HelpKind, isChosen: boolean) =>
    onChange(helpKinds.filter((one) => (one === kind ? isChosen : value.includes(one))))
  return (
    <Field label={label} group error={error}>
      <div className="grid gap-x-5 sm:grid-cols-2 md:gap-y-2.5">
        {helpKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={kinds[kind]}
            checked={value.includes(kind)}
            onChange={({ target }) => toggle(kind, target.checked)}
          />
        ))}
      </div>
    </Field>
  )
}
