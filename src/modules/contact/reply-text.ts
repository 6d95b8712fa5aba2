import { contactTexts } from './messages/index.ts'

/** Why a reply is invalid, or null. A quotation alone is not a reply. */
export function validateReply(text: string): string | null {
  const ownLines = text
    .split('\n')
    .filter((line) => !line.startsWith('>') && !/^On \d\d-\d\d-\d{4}, .* wrote:$/.test(line.trim()))
  return ownLines.join('').trim() === '' ? contactTexts.en.emptyReply : null
}
