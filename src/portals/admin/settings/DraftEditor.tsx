import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import type { ChangedField } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'

type Sent<Draft> = { version: number; draft: Draft }
type Saving<Draft> = Parameters<typeof ChangePreview>[0]['mutation'] & {
  reset: () => void
  mutate: (sent: Sent<Draft>, then: { onSuccess: () => void }) => void
}

type Props<Draft> = {
  current: Draft
  version: number
  fieldsOf: (before: Draft, after: Draft) => ChangedField[]
  mutation: Saving<Draft>
  words: { preview: string; reset: string; nothingChanged: string; keeps: string }
  lead: string
  children: (draft: Draft, onChange: (draft: Draft) => void) => ReactNode
}

/** Lists of the settings that are edited as a whole: a draft, its preview, and saving it. */
export function DraftEditor<Draft>({ current, version, fieldsOf, mutation, words, lead, children }: Props<Draft>) {
  const [draft, setDraft] = useState(current)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const fields = fieldsOf(current, draft)
  useUnsaved(fields.length > 0)
  return (
    <>
      <p className="max-w-[72ch] text-ink-2">{lead}</p>
      {children(draft, setDraft)}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabledBecause={fields.length === 0 ? words.nothingChanged : null}
          onClick={() => {
            mutation.reset()
            setIsPreviewing(true)
          }}
        >
          {words.preview}
        </Button>
        {fields.length > 0 ? (
          <Button variant="plain" onClick={() => setDraft(current)}>
            {words.reset}
          </Button>
        ) : null}
      </div>
      <ChangePreview
        open={isPreviewing}
        onClose={() => setIsPreviewing(false)}
        fields={fields}
        note={words.keeps}
        mutation={mutation}
        onConfirm={() => mutation.mutate({ version, draft }, { onSuccess: () => setIsPreviewing(false) })}
      />
    </>
  )
}
