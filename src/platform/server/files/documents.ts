import { invalid } from '../../http-error.ts'
import { serverErrors } from '../messages/index.ts'
import { redraw } from './pictures.ts'

/** 15 MiB, as for pictures. */
export const maxDocumentBytes = 15_728_640

export type ReadDocument = { name: string; mediaType: string; bytes: Buffer; width?: number; height?: number }

/**
 * Reads an upload that others will download: a PDF as it is, or a picture encoded again, recognised by its content.
 * Throws 400 naming `document` for anything else, for a truncated file, and for a PDF with active content.
 */
export async function readDocument(bytes: Uint8Array, calledBy: string): Promise<ReadDocument> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (!content.subarray(-2048).includes('%%EOF'))
      throw invalid('document', (language) => serverErrors[language].document.broken)
    // Served as a download without permissions; this rejects content that a reader on a person's own machine would run.
    if (actingNames.some((name) => content.includes(name)))
      throw invalid('document', (language) => serverErrors[language].document.acting)
    return { name: named(calledBy, 'pdf'), mediaType: 'application/pdf', bytes: content }
  }
  const { full } = await redraw(bytes).catch(() => {
    throw invalid('document', (language) => serverErrors[language].document.kind)
  })
  return { name: named(calledBy, 'jpg'), ...full }
}

const actingNames = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia']

/**
 * The last part of the path, without characters that a file name should not have, and with the extension of the
 * detected type.
 */
function named(name: string, ending: string): string {
  const plain = name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]+/gu, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .slice(0, 120)
  return `${plain || 'document'}.${ending}`
}
