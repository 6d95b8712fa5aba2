import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import type { HttpError } from '../../http-error.ts'
import { readDocument } from './documents.ts'

const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj <<${inside}>> endobj\ntrailer <<>>\n%%EOF\n`)
const rejects = (bytes: Buffer, reason: RegExp) =>
  assert.rejects(readDocument(bytes, 'x.pdf'), (error: HttpError) => {
    assert.deepEqual([error.status, error.field], [400, 'document'])
    assert.match(error.message, reason)
    return true
  })

describe('a document', () => {
  it('is a PDF by its content, whatever its name', async () => {
    const read = await readDocument(pdf(), 'C:\\files\\Minutes "May".exe')
    assert.deepEqual([read.name, read.mediaType], ['Minutes  May.pdf', 'application/pdf'])
    assert.deepEqual(read.bytes, pdf())
  })

  it('is a picture encoded again, with its size', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const read = await readDocument(png, '../../plan.png')
    assert.deepEqual([read.name, read.mediaType, read.width, read.height], ['plan.jpg', 'image/jpeg', 30, 20])
  })

  it('without a name gets one', async () => {
    assert.equal((await readDocument(pdf(), ' \u202e.pdf')).name, 'document.pdf')
  })

  it('is nothing else', async () => {
    await rejects(Buffer.from('<html>%PDF-1.7 %%EOF</html>'), /Choose a PDF/)
    await rejects(Buffer.from(''), /Choose a PDF/)
    await rejects(Buffer.from('PK\u0003\u0004'), /Choose a PDF/)
  })

  it('is whole', () => rejects(Buffer.from('%PDF-1.7\n1 0 obj'), /damaged/))

  it('has no active content', async () => {
    await rejects(pdf('/S /JavaScript /JS (app.alert(1))'), /contains a script/)
    await rejects(pdf('/S /Launch'), /contains a script/)
    await rejects(pdf('/Type /EmbeddedFile'), /contains a script/)
  })
})
