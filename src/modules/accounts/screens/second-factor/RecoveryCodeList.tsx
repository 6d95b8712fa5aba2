import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { Button } from '#platform/ui/display/Button.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'

type Props = { codes: readonly string[]; email: string; isSaved: boolean; onSavedChange: (isSaved: boolean) => void }

/** The recovery codes, which are shown once, with the buttons to copy, download and print them. */
export function RecoveryCodeList({ codes, email, isSaved, onSavedChange }: Props) {
  const words = useTexts(secondFactorTexts)
  const text = `${words.fileHead(email)}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(words.copied),
      () => toast.failure(words.notCopied),
    )
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.codesLead}</p>
      <div data-for-paper className="rounded-md bg-canvas px-4 py-3 inset-ring inset-ring-line">
        <p className="hidden pb-3 print:block">{words.fileHead(email)}</p>
        <ol aria-label={words.codesList} className="grid grid-cols-2 gap-x-6 gap-y-1.5">
          {codes.map((code) => (
            <li key={code} className="tabular text-center font-mono text-15 tracking-wide">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button icon={Download} onClick={() => save(text, words.fileName)}>
          {words.download}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <Checkbox label={words.savedCodes} checked={isSaved} onChange={(event) => onSavedChange(event.target.checked)} />
    </div>
  )
}

function save(text: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
