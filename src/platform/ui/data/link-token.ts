declare global {
  interface Window {
    /** Set by public/link-token.js. */
    linkToken?: string
  }
}

const arrived = window.linkToken ?? null
delete window.linkToken

/**
 * The token of the link that opened this document; null without one. It is only in memory: after a reload, or on a
 * shared computer, the link of the e-mail has to be opened again.
 */
export const linkToken = (): string | null => arrived || null
