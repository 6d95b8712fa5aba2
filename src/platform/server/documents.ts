import { invalid } from '../refusal.ts'
import { redraw } from './pictures.ts'

/** 15 MiB, as for pictures. */
export const largestDocument = 15_728_640

const words = {
  kind: 'Choose a PDF, or a picture: JPEG, PNG, WebP or AVIF.',
  broken: 'This PDF could not be read. It may be damaged.',
  acting: 'This PDF holds a program or another file. Print it to a new PDF and choose that one.',
}

export type ReadDocument = { name: string; mediaType: string; bytes: Buffer; width?: number; height?: number }

/**
 * What somebody uploads to be handed on to others: a PDF as it came, or a picture drawn anew, known by its content.
 * Refuses with 400 naming `document` what is neither, what is cut off, and a PDF that could act by itself.
 */
export async function readDocument(bytes: Uint8Array, calledBy: string): Promise<ReadDocument> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (!content.subarray(-2048).includes('%%EOF')) throw invalid('document', words.broken)
    // Served as a download that may do nothing; this keeps out what would act in a reader on somebody's own machine.
    if (actingNames.some((name) => content.includes(name))) throw invalid('document', words.acting)
    return { name: named(calledBy, 'pdf'), mediaType: 'application/pdf', bytes: content }
  }
  const { full } = await redraw(bytes).catch(() => {
    throw invalid('document', words.kind)
  })
  return { name: named(calledBy, 'jpg'), ...full }
}

const actingNames = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia']

/** The last part of whatever path it came with, without what no file name should hold, and the ending of what it is. */
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
