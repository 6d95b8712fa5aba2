import { added, changed, ended, text, type Sentence } from './sentence.ts'

/** The sentences about QR codes of places. */
export const reportPlaceSentences: Readonly<Record<string, Sentence>> = {
  'maintenance reported by code': added(
    ({ after }) => `reported {request} by the QR code of ${text(after['placeName'])}`,
  ),
  'report places added a code': added(({ after }) => `made a QR code for ${text(after['placeName'])}`),
  'report places renewed a code': changed(({ after }) => `made another QR code for ${text(after['placeName'])}`),
  'report places removed a code': ended(({ after }) => `removed the QR code of ${text(after['placeName'])}`),
}
