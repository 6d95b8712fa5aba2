import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import type { ListingKind } from '../choices.ts'
import { words } from '../messages/en.ts'
import { useUnitFormats } from './use-unit-formats.ts'

/** A price that is about to go out, in digits and in words. */
export type OutgoingPrice = { kind: ListingKind; isNew: boolean; price: number; inWords: string | null }

type Props = {
  unitNumber: string
  outgoing: OutgoingPrice
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks for the price of a listing before it is public; closing it leads back to the form. */
export function PriceConfirmation({ unitNumber, outgoing, open, onClose, onConfirm }: Props) {
  const formats = useUnitFormats()
  const { kind, isNew, price, inWords } = outgoing
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={words.priceQuestion(unitNumber, kind)}
      verb={isNew ? words.publish : words.save}
      cancel={words.backToForm}
      harmless
      onConfirm={onConfirm}
    >
      <p className="tabular text-22 font-semibold text-ink">
        {formats.money(price)}
        {kind === 'lease' ? <span className="text-base font-normal text-ink-2"> {words.perMonth}</span> : null}
      </p>
      {inWords === null ? null : (
        <p className="mt-1 text-ink first-letter:uppercase">
          {inWords}
          {kind === 'lease' ? ` ${words.perMonth}` : ''}
        </p>
      )}
      <p className="mt-2.5">{words.priceHelp}</p>
    </Confirmation>
  )
}
