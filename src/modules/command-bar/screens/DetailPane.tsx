import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Link2 from 'lucide-react/icons/link-2'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#platform/ui/display/Button.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useHasRendered } from '#platform/ui/hooks/use-has-rendered.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { categoryOf } from '#assets/rules.ts'
import type { FoundAsset } from '../contract.ts'
import { words } from '../messages/en.ts'
import { type Action, newRequestAt } from './actions.ts'
import type { Entry, Opens } from './entries.ts'
import { factsOf } from './facts.ts'
import { keyClass } from './KeyHints.tsx'
import { Level } from './Level.tsx'

type Props = {
  entry: Entry
  zone: string
  /** The address of a record; null for what has none. */
  addressOf: (opens: Opens) => string | null
  onChoose: (opens: Opens) => void
}

/**
 * Beside the list on wide screens: what is known of the active line, and what can be done with it. Tab reaches it. Its content follows
 * the first frame, so that the field answers sooner.
 */
export function DetailPane(props: Props) {
  const hasRendered = useHasRendered()
  return (
    <aside
      aria-label={words.details}
      className="flex w-84 shrink-0 flex-col overflow-y-auto border-l border-line bg-canvas px-4.5 py-4 max-lg:hidden"
    >
      {hasRendered ? <Details {...props} /> : null}
    </aside>
  )
}

function Details({ entry, zone, addressOf, onChoose }: Props) {
  const { opens, title, detail, icon: Icon } = entry
  const facts = factsOf(opens, zone)
  const request = requestAt(opens)
  const address = addressOf(opens)
  return (
    <>
      <h2 className="serif text-24 leading-7.5 wrap-anywhere">{title}</h2>
      <p className="mt-0.5 flex items-start gap-1.5 text-sm text-ink-3">
        <Icon aria-hidden="true" size={14} className="mt-0.75 shrink-0" />
        {detail}
      </p>
      {opens.kind === 'asset' && hasLevel(opens) ? <Level asset={opens} /> : null}
      {facts.length > 0 ? (
        <div className="mt-4">
          <KeyValues rows={facts} />
        </div>
      ) : null}
      <div className="mt-auto grid gap-1.5 pt-4">
        <Button full icon={CornerDownLeft} className="justify-start" onClick={() => onChoose(opens)}>
          {opens.kind === 'action' ? words.do : words.open}
          <kbd aria-hidden="true" className={keyClass}>
            {opens.kind === 'action' ? opens.keys.join(' ') : '↵'}
          </kbd>
        </Button>
        {request ? (
          <Button full variant="plain" icon={Plus} className="justify-start" onClick={() => onChoose(request)}>
            {request.label}
          </Button>
        ) : null}
        {address === null ? null : (
          <Button full variant="plain" icon={Link2} className="justify-start" onClick={() => void copy(address)}>
            {words.copyLink}
          </Button>
        )}
      </div>
    </>
  )
}

/** Keys and fobs are nowhere, and a number without a place is beside nothing. */
const hasLevel = ({ assetKind, location }: FoundAsset) =>
  location !== '' && ['stall', 'locker'].includes(categoryOf(assetKind))

function requestAt(opens: Opens): Action | null {
  if (opens.kind === 'unit') return newRequestAt(words.unit(opens.unitNumber), `unit:${opens.id}`)
  if (opens.kind === 'asset') return newRequestAt(opens.number, `stall:${opens.number}`)
  return null
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(new URL(address, window.location.href).href)
    toast.success(words.copied)
  } catch {
    toast.failure(words.notCopied)
  }
}
