import type { Firm } from '#visitors/contract.ts'

/** `searched` is the text of the search; `isOfFormerText`: its answer is not there yet, and the list is that of the text before. */
type Offer = { typed: string; searched: string; isOfFormerText: boolean; offered: readonly Firm[] }

/** The vendor that Enter takes: the first one, as everywhere at the desk; null while the list is not that of the typed text. */
export const vendorForEnter = ({ typed, searched, isOfFormerText, offered }: Offer): Firm | null =>
  searched === typed && !isOfFormerText ? (offered[0] ?? null) : null
