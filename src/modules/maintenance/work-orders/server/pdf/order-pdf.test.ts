import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inflateSync } from 'node:zlib'
import { productMark } from '#platform/brand-mark.ts'
import { aPicture } from '../../../../../../tests/support/picture.ts'
import { drawOrder, type OrderDocument } from './order-pdf.ts'

const scope = 'Remplacer la conduite près de l’évier; vérifier l’étanchéité. Œuvre à prévoir, Łódź, Nguyễn, 420,00 $. '
const order = (more: Partial<OrderDocument> = {}): OrderDocument => ({
  building: 'Test Tower',
  brand: { mark: productMark, accent: null, logo: null },
  address: '1 Test Street, Montréal',
  title: 'Bon de travail WO-12',
  subtitle: 'Fuite sous l’évier',
  facts: [
    { label: 'Pour', value: 'Plomberie Łódź-Ñandú & Associés du Québec inc.' },
    { label: 'Lieu', value: 'Unité 2704' },
  ],
  sections: [{ label: 'Travaux à faire', lines: [scope] }],
  photos: { label: 'Photos', pictures: [] },
  answer: 'Répondez par le lien.',
  page: (n, all) => `Page ${n} de ${all}`,
  ...more,
})
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

describe('the PDF of an order', () => {
  it('has its fonts embedded as subsets, so that accents show everywhere', async () => {
    const pdf = await drawOrder(order())
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
    const text = pdf.toString('latin1')
    assert.equal(text.match(/\/FontFile2 /g)?.length, 2)
    assert.ok(!text.includes('/BaseFont /Helvetica'))
    assert.equal(pagesOf(pdf), 1)
    assert.ok(pdf.length < 100_000)
  })

  it('continues long texts and words without spaces on further pages', async () => {
    const lines = [scope.repeat(60), 'x'.repeat(3_000)]
    const pdf = await drawOrder(order({ sections: [{ label: 'Travaux à faire', lines }] }))
    assert.ok(pagesOf(pdf) >= 3 && pagesOf(pdf) <= 6, String(pagesOf(pdf)))
  })

  it('has the photos', async () => {
    const { body } = await aPicture({ width: 600, height: 400 })
    const pdf = await drawOrder(order({ photos: { label: 'Photos', pictures: [body, body, body] } }))
    assert.equal(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length, 3)
  })

  it('has the mark and the colour of the building, or its logo', async () => {
    const brand = { mark: productMark, accent: '#8c2f4b', logo: null }
    const drawn = await contentOf(order({ brand }))
    // 8c2f4b as the three parts of a fill, for the mark and for each heading.
    assert.ok((drawn.match(/0\.549\d* 0\.184\d* 0\.294\d* scn/g)?.length ?? 0) >= 2, drawn.slice(0, 400))
    const { body: png } = await aPicture({ width: 300, height: 100 })
    const logo = { file: '', width: 300, height: 100, png, isLegibleOnDark: true }
    const pdf = (await drawOrder(order({ brand: { ...brand, logo } }))).toString('latin1')
    assert.equal(pdf.match(/\/Subtype \/Image/g)?.length, 1)
  })
})

/** The instructions of every page. */
async function contentOf(document: OrderDocument): Promise<string> {
  const pdf = await drawOrder(document)
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, part = '']) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
}
