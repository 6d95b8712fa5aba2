type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string }

/** The mail server rejects the e-mail for good, so a retry would fail again. */
export function isRejectedPermanently(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550 && responseCode < 554
}

/**
 * The mail server does not know the recipient's address. A code after the number tells it from a rejection for another
 * reason, such as our own address or the text (RFC 3463, 3.2 and 3.3); without one, 550 means an unknown mailbox (RFC 5321, 4.2.3).
 */
export function isUnknownAddress(error: unknown): boolean {
  if (!isRejectedPermanently(error)) return false
  const { command, responseCode, response = '' } = error as SmtpError
  if (command !== 'RCPT TO') return false
  const reason = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return reason === undefined ? responseCode === 550 : /^5\.(?:1\.(?:[0-36]|10)|2\.1)$/.test(reason)
}
