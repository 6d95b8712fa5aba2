import { type KeyboardEvent, useRef } from 'react'
import { InsuranceText } from '#visitors/screens/desk/InsuranceText.tsx'
import { useFirms } from '#visitors/screens/desk/queries.ts'
import { longestName } from '#visitors/choices.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { vendorForEnter } from './vendor-for-enter.ts'

const words = visitorScreenWords.visitor
const pause = 150

type Props = {
  firm: string
  vendorId: string | null
  onChange: (firm: string, vendorId: string | null) => void
  error?: string | undefined
}

/** The firm of a contractor: any name, or a vendor of the building, whose insurance is shown. */
export function FirmField({ firm, vendorId, onChange, error }: Props) {
  const settled = useDebounced(firm.trim(), pause)
  const { data: found = [], isPlaceholderData: isOfFormerText } = useFirms(settled)
  const chosen = found.find((one) => one.vendorId === vendorId)
  const input = useRef<HTMLInputElement>(null)
  const offered = vendorId === null && firm.trim() !== '' ? found : []
  const choose = (vendor: (typeof found)[number]) => {
    onChange(vendor.name, vendor.vendorId)
    // The button that was pressed is removed.
    input.current?.focus()
  }
  /** Without a vendor, Enter sends the form. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    const vendor = vendorForEnter({ typed: firm.trim(), searched: settled, isOfFormerText, offered })
    if (!vendor) return
    event.preventDefault()
    choose(vendor)
  }
  return (
    <div className="grid gap-2">
      <Field label={words.firm} hint={words.firmHint} required error={error}>
        <TextInput
          ref={input}
          large
          value={firm}
          autoComplete="off"
          maxLength={longestName}
          onChange={({ target }) => onChange(target.value, null)}
          onKeyDown={enter}
        />
      </Field>
      {offered.length > 0 ? (
        <ul aria-label={words.vendor} className="rounded-md inset-ring inset-ring-line">
          {offered.map((one) => (
            <li key={one.vendorId} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => choose(one)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-3 py-1.5 text-left hover:bg-hover"
              >
                <span className="font-medium">{one.name}</span>
                <span className="text-sm text-ink-3">
                  <InsuranceText {...one} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {chosen ? (
        <p className="text-sm text-ink-2">
          <InsuranceText {...chosen} />
        </p>
      ) : null}
    </div>
  )
}
