import { useState } from 'react'
import type { ChecklistRecord, Checklists } from '#moves/checklist-contract.ts'
import { moveKinds } from '#moves/choices.ts'
import { checklistWords as words } from '#moves/messages/checklist.ts'
import { useChecklists, useSetChecklists } from '#moves/screens/checklist-queries.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import type { DescribeChange } from '#settings/screens/RecentChanges.tsx'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { Checklist } from './Checklist.tsx'
import { changedChecklists } from './describe-checklists.ts'

/** The steps that new moves get, by kind of move. */
export function MoveChecklists() {
  const checklists = useChecklists()
  return (
    <SettingsGroup area="move-checklists" describe={describeChanges} on={checklists} loading={words.loading}>
      {checklists.data ? <Editor key={checklists.data.version} current={checklists.data} /> : null}
    </SettingsGroup>
  )
}

function Editor({ current: { version, ...current } }: { current: ChecklistRecord }) {
  const [draft, setDraft] = useState<Checklists>(current)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const mutation = useSetChecklists()
  const fields = changedChecklists(current, draft)
  useUnsaved(fields.length > 0)
  return (
    <>
      <p className="max-w-[72ch] text-ink-2">{words.lead}</p>
      <div className="grid items-start gap-4.5 xl:grid-cols-2">
        {moveKinds.map((kind) => (
          <Checklist
            key={kind}
            name={words.kindName(kind)}
            steps={draft[kind]}
            onChange={(steps) => setDraft({ ...draft, [kind]: steps })}
          />
        ))}
      </div>
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
        onConfirm={() => mutation.mutate({ version, body: draft }, { onSuccess: () => setIsPreviewing(false) })}
      />
    </>
  )
}

const describeChanges: DescribeChange = ({ before, after }) => changedChecklists(before, after)
