import { useState } from 'react'
import type { SlaTarget } from '#maintenance/sla/contract.ts'
import { nameOfLine, slaWords as words } from '#maintenance/sla/messages/en.ts'
import { slaKey } from '#maintenance/sla/schemas.ts'
import { useApplySlaTemplate } from '#maintenance/sla/screens/queries.ts'
import { slaTemplates, type SlaTemplate, targetsOf } from '#maintenance/sla/templates.ts'
import { Select } from '#platform/ui/forms/Select.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { formatTarget } from './sla-row.ts'

/** Fills the promised times with those of a kind of building, after a preview. */
export function SlaTemplates({ lines }: { lines: readonly SlaTarget[] }) {
  const [template, setTemplate] = useState<SlaTemplate | null>(null)
  const { last, open } = useLingering(template)
  const mutation = useApplySlaTemplate()
  const close = () => setTemplate(null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4.5 pb-3.5">
      <span aria-hidden="true" className="text-sm text-ink-2">
        {words.startFrom}
      </span>
      <div className="w-56">
        <Select
          label={words.startFrom}
          value={template}
          placeholder={words.chooseTemplate}
          choices={slaTemplates.map((value) => ({ value, label: words.templates[value] }))}
          onChange={(chosen) => {
            mutation.reset()
            setTemplate(chosen)
          }}
        />
      </div>
      <ChangePreview
        open={open}
        onClose={close}
        fields={last ? changedFields(byKey(lines), targetsOf(last), nameOfLine, formatTarget) : []}
        note={words.openRequestsKeepTime}
        mutation={mutation}
        onConfirm={() => template && mutation.mutate(template, { onSuccess: close })}
      />
    </div>
  )
}

const byKey = (lines: readonly SlaTarget[]) =>
  Object.fromEntries(
    lines.map(({ priority, category, withinMinutes, clock }) => [slaKey(priority, category), { withinMinutes, clock }]),
  )
