import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import type { Refusal } from '../refusal.ts'
import { readDocument } from './documents.ts'

const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj <<${inside}>> endobj\ntrailer <<>>\n%%EOF\n`)
const refuses = (bytes: Buffer, why: RegExp) =>
  assert.rejects(readDocument(bytes, 'x.pdf'), (error: Refusal) => {
    assert.deepEqual([error.status, error.field], [400, 'document'])
    assert.match(error.message, why)
    return true
  })

describe('a document', () => {
  it('is a PDF by its content, whatever it calls itself', async () => {
    const read = await readDocument(pdf(), 'C:\\files\\Minutes "May".exe')
    assert.deepEqual([read.name, read.mediaType], ['Minutes  May.pdf', 'application/pdf'])
    assert.deepEqual(read.bytes, pdf())
  })

  it('is a picture drawn anew, with its size', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const read = await readDocument(png, '../../plan.png')
    assert.deepEqual([read.name, read.mediaType, read.width, read.height], ['plan.jpg', 'image/jpeg', 30, 20])
  })

  it('without a name has one', async () => {
    assert.equal((await readDocument(pdf(), ' \u202e.pdf')).name, 'document.pdf')
  })

  it('is nothing else', async () => {
    await refuses(Buffer.from('<html>%PDF-1.7 %%EOF</html>'), /Choose a PDF/)
    await refuses(Buffer.from(''), /Choose a PDF/)
    await refuses(Buffer.from('PK\u0003\u0004'), /Choose a PDF/)
  })

  it('is whole', () => refuses(Buffer.from('%PDF-1.7\n1 0 obj'), /damaged/))

  it('does nothing by itself', async () => {
    await refuses(pdf('/S /JavaScript /JS (app.alert(1))'), /holds a program/)
    await refuses(pdf('/S /Launch'), /holds a program/)
    await refuses(pdf('/Type /EmbeddedFile'), /holds a program/)
  })
})
