import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { type ContentInLanguages, toSettingFields, findContentErrors, trimContent } from '#building/page-content.ts'
import type { PageRecord } from '#building/page-content-contract.ts'
import { type ItemsPlan, pagePlans, type PartPlan } from '#building/page-plan.ts'
import { useChangePage } from '#building/screens/settings-queries.ts'
import type { Language } from '#platform/language/registry.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { isSame } from '#settings/rules.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { contentWords as words } from './messages/content.ts'
import { draftOf, type Place, written } from './page-draft.ts'
import { PageItems } from './PageItems.tsx'
import { PageText } from './PageText.tsx'
import { PreviewBar } from './PreviewBar.tsx'
import { PagePreview } from './PagePreview.tsx'
import { describeContentChanges } from './describe-content.ts'

/** The texts of one page. */
export function PageForm({ record }: { record: PageRecord }) {
  const { page } = record
  const change = useChangePage(page)
  /** The record that the draft is based on: it follows changes by others while nothing is typed. */
  const [base, setBase] = useState(record)
  const [draft, setDraft] = useState(() => draftOf(record))
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, string>>(new Map())
  const [shown, setShown] = useState<'nothing' | 'page' | 'change'>('nothing')
  const sent = trimContent(draft) as ContentInLanguages
  const isDirty = !isSame(sent, trimContent(draftOf(base)))
  useUnsaved(isDirty)
  const begin = (from: PageRecord) => {
    setBase(from)
    setDraft(draftOf(from))
    setMistakes(new Map())
  }
  const isOld = base.version !== record.version
  if (isOld && !isDirty) begin(record)
  const write = (language: Language, place: Place, value: unknown) => {
    setDraft((now) => written(now, language, place, value))
    setMistakes(new Map())
  }
  const showPreview = (what: 'page' | 'change') => {
    const found = new Map(findContentErrors(page, sent).map(({ at, message }) => [at, message]))
    setMistakes(found)
    if (found.size > 0) return
    change.reset()
    setShown(what)
  }
  const undo = useUndoOfArea(`content.${page}`)
  const send = () =>
    change.mutate(
      { words: sent, version: base.version },
      {
        onSuccess: (saved) => {
          begin(saved)
          setShown('nothing')
          toast.success(words.saved, undefined, { undo: undo(hasChanged(base, saved)) })
        },
      },
    )
  return (
    <form
      noValidate
      className="grid gap-4.5"
      onSubmit={(event) => {
        event.preventDefault()
        showPreview('change')
      }}
    >
      {runsOf(pagePlans[page]).map((run) =>
        run.kind === 'items' ? (
          <PageItems key={run.key} plan={run} draft={draft} onDraft={setDraft} onWrite={write} mistakes={mistakes} />
        ) : (
          <Card key={run.key}>
            <div className="grid gap-4">
              {run.fields.map((field) => (
                <PageText
                  key={field.key}
                  field={field}
                  place={{ part: field.key }}
                  draft={draft}
                  onWrite={write}
                  mistakes={mistakes}
                />
              ))}
            </div>
          </Card>
        ),
      )}
      {isOld && isDirty ? (
        <Notice tone="warning" live>
          {words.conflict}
        </Notice>
      ) : null}
      {mistakes.size > 0 ? (
        <Notice tone="danger" live title={words.pleaseCheck}>
          <ul>
            {[...mistakes].map(([at, message]) => (
              <li key={at}>{message}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <PreviewBar dirty={isDirty} onReset={() => begin(record)}>
        <Button icon={Eye} onClick={() => showPreview('page')}>
          {words.previewPage}
        </Button>
      </PreviewBar>
      <PagePreview page={page} draft={sent} open={shown === 'page'} onClose={() => setShown('nothing')} />
      <ChangePreview
        open={shown === 'change'}
        onClose={() => setShown('nothing')}
        fields={describeContentChanges({
          area: `content.${page}`,
          before: toSettingFields(base),
          after: toSettingFields({ ...sent }),
        })}
        mutation={change}
        onConfirm={send}
        width="wide"
      />
    </form>
  )
}

type Run = ItemsPlan | { kind: 'texts'; key: string; fields: Exclude<PartPlan, ItemsPlan>[] }

/** Consecutive texts share a card. */
function runsOf(plans: readonly PartPlan[]): Run[] {
  const runs: Run[] = []
  for (const plan of plans) {
    const last = runs.at(-1)
    if (plan.kind === 'items') runs.push(plan)
    else if (last?.kind === 'texts') last.fields.push(plan)
    else runs.push({ kind: 'texts', key: plan.key, fields: [plan] })
  }
  return runs
}
