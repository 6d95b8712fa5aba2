import Building2 from 'lucide-react/icons/building-complex'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Users from 'lucide-react/icons/users'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import type { ImportKind } from '../columns.ts'
import type { ImportDraft } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { useSendSheet } from './queries.ts'

const kinds = [
  { value: 'units' as const, label: words.importing.units, detail: words.importing.unitsDetail, icon: Building2 },
  {
    value: 'residents' as const,
    label: words.importing.residents,
    detail: words.importing.residentsDetail,
    icon: Users,
  },
]

type Props = { kind: ImportKind; onKind: (kind: ImportKind) => void; onRead: (draft: ImportDraft) => void }

/** The kind of records and the file. */
export function ChooseSheet({ kind, onKind, onRead }: Props) {
  const send = useSendSheet()
  return (
    <div className="grid gap-4">
      <p className="max-w-[72ch] text-ink-2">{words.importing.lead}</p>
      <Field label={words.importing.kind} radios>
        <RadioCards name="kind" choices={kinds} value={kind} onChange={onKind} />
      </Field>
      <label className="relative grid min-h-26 cursor-pointer place-content-center justify-items-center gap-1.5 rounded-lg bg-sunken p-4 text-center text-ink-2 inset-ring inset-ring-line-strong transition-colors duration-[var(--dur-2)] hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-progress">
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          aria-label={words.importing.choose}
          disabled={send.isPending}
          className="absolute inset-0 w-full cursor-[inherit] opacity-0"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) send.mutate({ kind, file }, { onSuccess: onRead })
            // So that the same file can be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
        <FileSpreadsheet aria-hidden="true" size={22} />
        <span className="font-[525]">{send.isPending ? words.importing.reading : words.importing.choose}</span>
        <span className="text-sm text-ink-3">{words.importing.chooseHint}</span>
      </label>
      {send.isError ? (
        <Notice tone="danger" live title={words.importing.notRead}>
          {send.error.message}
        </Notice>
      ) : null}
    </div>
  )
}
