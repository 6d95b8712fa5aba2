/** Who borrows a key. An authorised person acts for a resident; a vendor is a company of the vendor list. */
export const borrowerKinds = ['resident', 'authorised', 'vendor', 'staff', 'other'] as const
export type BorrowerKind = (typeof borrowerKinds)[number]

/** How the desk knew who the borrower was. */
export const loanProofs = ['name', 'signature'] as const
export type LoanProof = (typeof loanProofs)[number]

/** Where a key is: with a borrower, sealed, with the resident whom the office gave it to, out of service, or at the desk. */
export const keyStates = ['overdue', 'out', 'sealed', 'issued', 'unavailable', 'here'] as const
export type KeyState = (typeof keyStates)[number]

export const longestName = 100
export const longestNote = 200
export const longestSeal = 40
export const longestLoanDays = 90
