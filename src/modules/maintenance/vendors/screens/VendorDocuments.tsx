import FileText from 'lucide-react/icons/file-text'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { formatFullName } from '../../requests/format.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { expiryOf } from '../expiry.ts'
import { vendorWords } from '../messages/en.ts'
import type { VendorDocument } from '../record-contract.ts'
import { AddDocument } from './AddDocument.tsx'
import { documentAddress, useRemoveDocument } from './record-queries.ts'

const words = vendorWords.documents

type Props = {
  vendorId: string
  documents: readonly VendorDocument[]
  formats: Formats
  onTyped: (typed: boolean) => void
}

/** Insurance, certificates and other papers of a vendor, with their last days. */
export function VendorDocuments({ vendorId, documents, formats, onTyped }: Props) {
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<VendorDocument | null>(null)
  const remove = useRemoveDocument()
  const close = () => {
    setIsAdding(false)
    onTyped(false)
  }
  return (
    <section aria-labelledby="vendor-documents">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id="vendor-documents" className="text-sm font-[575]">
          {words.section}
        </h3>
        {isAdding ? null : (
          <Button size="small" icon={Plus} onClick={() => setIsAdding(true)}>
            {words.add}
          </Button>
        )}
      </div>
      {isAdding ? <AddDocument vendorId={vendorId} onTyped={onTyped} onDone={close} /> : null}
      {documents.length === 0 && !isAdding ? <p className="text-ink-3">{words.none}</p> : null}
      {documents.length > 0 ? (
        <ul className="rounded-lg border border-line">
          {documents.map((document) => (
            <Line key={document.id} document={document} formats={formats} onRemove={() => setRemoved(document)} />
          ))}
        </ul>
      ) : null}
      <ActionConfirmation
        subject={removed}
        onClose={() => setRemoved(null)}
        onConfirm={({ id }, then) => remove.mutate(id, then)}
        isBusy={remove.isPending}
        words={{
          title: ({ title }) => words.removeTitle(title),
          verb: words.remove,
          busy: words.remove,
          done: words.removed,
          failed: words.notRemoved,
        }}
      >
        {() => words.removeText}
      </ActionConfirmation>
    </section>
  )
}

type LineProps = { document: VendorDocument; formats: Formats; onRemove: () => void }

function Line({ document, formats, onRemove }: LineProps) {
  const { id, kind, title, validUntil, name, addedBy, createdAt } = document
  const expiry = expiryOf(validUntil, dayOf(useNow(), formats.zone))
  const day = validUntil === null ? words.noEnd : dashboardDate(validUntil, 'UTC')
  return (
    <li className="flex items-center gap-3 border-t border-line px-3.5 py-2.5 first:border-t-0">
      <FileText aria-hidden="true" size={17} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <a
            href={documentAddress(id)}
            download={name}
            className="rounded-sm font-[525] break-words text-action-ink hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {title}
          </a>
          <Badge tone={expiry === 'expired' ? 'danger' : expiry === 'soon' ? 'warning' : 'neutral'}>
            {validUntil === null ? day : `${words.validUntil.toLowerCase()} ${day}`}
          </Badge>
        </p>
        <p className="text-sm text-ink-3">
          {words.kinds[kind]} · {words.by(formatFullName(addedBy), formats.date(createdAt))}
        </p>
      </div>
      <IconButton icon={Trash2} label={`${words.remove}: ${title}`} onClick={onRemove} />
    </li>
  )
}
