/** Whose packages are handed out: of one recipient, or of a whole home. */
export type HandOverTarget = {
  unitId: string
  /** Null for what is addressed to the home. */
  recipientId: string | null
  name: string
  unitNumber: string
  /** The pick-up code that was typed; then nothing else has to be proven. */
  code?: string
  /** Everyone whose packages the person at the desk may collect, null for those of the home; without it those of the recipient. */
  recipients?: readonly (string | null)[]
  /** The person who is at the desk, when it is not the recipient. */
  collector?: string
}
