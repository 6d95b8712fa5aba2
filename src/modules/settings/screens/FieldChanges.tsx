import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ChangedField } from '../changed-field.ts'
import { wordDiff } from '../word-diff.ts'
import { words } from '../messages/en.ts'

/** Longer or multi-line texts are compared word by word. */
const shortText = 40

/** The changed fields: short values side by side, texts with the removed and added words marked. */
export function FieldChanges({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <dl className="overflow-hidden rounded-lg border border-line">
      {fields.map((field) => (
        <div
          key={`${field.label}\n${field.before}\n${field.after}`}
          className="grid gap-x-4 gap-y-1 px-3.5 py-2.5 not-first:border-t not-first:border-line sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-sm text-ink-3 break-words">{field.label}</dt>
          <dd className="min-w-0 break-words">{isLong(field) ? <Text {...field} /> : <Values {...field} />}</dd>
        </div>
      ))}
    </dl>
  )
}

const isLong = ({ before, after }: ChangedField) =>
  [before, after].some((text) => text.length > shortText || text.includes('\n')) && before !== '' && after !== ''

function Values({ before, after }: ChangedField) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <Value text={before} label={words.before} quiet />
      <ArrowRight aria-hidden="true" size={14} className="shrink-0 self-center text-ink-3" />
      <Value text={after} label={words.after} />
    </span>
  )
}

function Value({ text, label, quiet = false }: { text: string; label: string; quiet?: boolean }) {
  const shown = text === '' ? <i className="text-ink-3">{words.nothing}</i> : text
  return (
    <span className={quiet ? 'min-w-0 whitespace-pre-line text-ink-2' : 'min-w-0 whitespace-pre-line font-[525]'}>
      <span className="sr-only">{label}: </span>
      {shown}
    </span>
  )
}

function Text({ before, after }: ChangedField) {
  return (
    <p className="max-h-72 overflow-y-auto leading-6 whitespace-pre-line">
      {placed(before, after).map(({ kind, text, key }) => {
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'gone' ? (
          <del key={key} className="rounded-sm bg-tone-danger-bg px-0.5 text-tone-danger-fg decoration-1">
            <span className="sr-only">{words.removed}: </span>
            {text}
          </del>
        ) : (
          <ins key={key} className="rounded-sm bg-tone-success-bg px-0.5 text-tone-success-fg no-underline">
            <span className="sr-only">{words.added}: </span>
            {text}
          </ins>
        )
      })}
    </p>
  )
}

/** The parts with their positions, which serve as keys. */
function placed(before: string, after: string) {
  let at = 0
  return wordDiff(before, after).map((part) => {
    const key = `${part.kind} ${at}`
    at += part.text.length
    return { ...part, key }
  })
}
