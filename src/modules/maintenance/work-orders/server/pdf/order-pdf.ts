import { paperSize } from '#platform/locale/paper.ts'
import { createRequire } from 'node:module'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { brandOf } from '#building/server/mark.ts'
import type { Brand } from '#building/server/mark-pictures.ts'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type Files, readStoredFile } from '#platform/server/files/files.ts'
import { isWideLogo } from '#platform/brand-mark.ts'
import { formatMoney } from '#platform/text/money.ts'
import { portalDate } from '#platform/time/dates.ts'
import { pdfTexts } from '../../messages/pdf.ts'
import { orderCode } from '../../rules.ts'
import { visitText } from '../../visit-text.ts'
import type { LockedOrder } from '../locked-order.ts'
import { orderFacts } from '../emails/order-facts.ts'
import { listSentPhotos } from './sent-photos.ts'

type Section = { label: string; lines: readonly string[] }
export type OrderDocument = {
  building: string
  brand: Brand
  address: string
  title: string
  subtitle: string
  facts: readonly { label: string; value: string }[]
  sections: readonly Section[]
  photos: { label: string; pictures: readonly Buffer[] }
  answer: string
  page: (n: number, all: number) => string
}

/** The order as a PDF in the vendor's language. It has neither a code nor the name or phone of a resident. */
export async function renderOrder(tx: Database, files: Files, locked: LockedOrder) {
  const document = await describeOrder(tx, files, locked)
  const bytes = await drawOrder(document)
  return { name: `${orderCode(locked.order.number)}.pdf`, mediaType: 'application/pdf', bytes }
}

async function describeOrder(tx: Database, files: Files, locked: LockedOrder): Promise<OrderDocument> {
  const { order, vendor, request, people } = locked
  const { language } = vendor
  const words = pdfTexts[language]
  const facts = await orderFacts(tx, locked, vendor.name, language)
  const [profile] = await tx.select().from(building)
  const [contact] = await tx.select().from(users).where(eq(users.id, order.sentBy))
  const timeZone = profile?.timeZone ?? 'UTC'
  const pictures = await listSentPhotos(tx, files, order.id)
  const { approvedCents } = order
  return {
    building: profile?.name ?? '',
    brand: await brandOf(tx, files),
    address: [profile?.street, profile?.city].filter(Boolean).join(', '),
    title: words.title(facts.order),
    subtitle: facts.title,
    facts: [
      { label: words.vendor, value: vendor.name },
      { label: words.request, value: facts.number },
      { label: words.place, value: people.unitNumber === null ? facts.place : words.unit(people.unitNumber) },
      { label: words.date, value: portalDate(order.createdAt, timeZone, language) },
    ],
    sections: [
      { label: words.scope, lines: [order.scope] },
      {
        label: words.times,
        lines:
          order.offered.length > 0 ? order.offered.map((time) => visitText(time, timeZone, language)) : [words.anyTime],
      },
      {
        label: words.approved,
        lines: approvedCents === null ? [words.noCost] : [formatMoney(approvedCents, language), words.overCost],
      },
      {
        label: words.entry,
        lines: [request.entryPermission === null ? words.noEntry : words.entryPermissions[request.entryPermission]],
      },
      ...(request.petsNote ? [{ label: words.pets, lines: [request.petsNote] }] : []),
      {
        label: words.contact,
        lines: [
          `${contact?.firstName ?? ''} ${contact?.lastName ?? ''}`.trim(),
          [facts.officePhone, facts.officeEmail].filter(Boolean).join(' · '),
        ],
      },
    ],
    photos: { label: words.photos, pictures: await Promise.all(pictures.map(readStoredFile)) },
    answer: words.answer,
    page: words.page,
  }
}

const fontAt = (name: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${name}`)
const [left, right, top, bottom] = [56, 556, 54, 720]
const width = right - left
const ink = { text: '#1f2a2b', quiet: '#5c6666', line: '#cfc9bf', court: '#b98f45' }
const accentOf = ({ accent }: Pick<Brand, 'accent'>) => accent ?? '#1b5f6b'

/** Draws the document on pages of the building's country; A4 is as wide as the lines and longer. */
export async function drawOrder(document: OrderDocument): Promise<Buffer> {
  // Loaded with the first order: pdfkit and its fonts need memory.
  const { default: PdfDocument } = await import('pdfkit')
  const info = { Title: document.title, Author: document.building }
  const pdf = new PdfDocument({
    size: paperSize(),
    margins: { top, bottom: 72, left, right: 56 },
    bufferPages: true,
    info,
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.registerFont('regular', fontAt('400Regular/Inter_400Regular.ttf'))
  pdf.registerFont('bold', fontAt('600SemiBold/Inter_600SemiBold.ttf'))
  drawHead(pdf, document)
  const accent = accentOf(document.brand)
  for (const section of document.sections) drawSection(pdf, section, accent)
  drawPhotos(pdf, document.photos, accent)
  drawAnswer(pdf, document.answer)
  drawPageNumbers(pdf, document)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

type Pdf = PDFKit.PDFDocument

/** The room for the logo or the mark above the title. */
const brandHeight = 30

/** The logo of the building or its mark, with its name unless a wide logo contains it; returns where the text beside begins. */
function drawBrand(pdf: Pdf, { mark, logo, accent }: Brand): { x: number; hasName: boolean } {
  if (logo && isWideLogo(logo)) {
    pdf.image(logo.png, left, top, { fit: [width / 3, brandHeight] })
    return { x: left + width / 3 + 12, hasName: true }
  }
  if (logo) pdf.image(logo.png, left, top, { fit: [brandHeight, brandHeight], align: 'center', valign: 'center' })
  else {
    pdf
      .save()
      .translate(left - 3, top - 1)
      .scale(brandHeight / 26)
    pdf.path(mark.tower).fill(accentOf({ accent }))
    if (mark.cuts) pdf.path(mark.cuts).lineWidth(0.9).strokeColor('#ffffff').strokeOpacity(0.55).stroke()
    if (mark.court !== null) pdf.path(mark.court).lineWidth(1.3).strokeColor(ink.court).strokeOpacity(1).stroke()
    pdf.restore()
  }
  return { x: left + brandHeight + 10, hasName: false }
}

function drawHead(pdf: Pdf, { building: name, brand, address, title, subtitle, facts }: OrderDocument) {
  const beside = drawBrand(pdf, brand)
  const room = { width: right - beside.x }
  pdf.font('regular').fontSize(9.5).fillColor(ink.quiet)
  if (beside.hasName) pdf.text(address, beside.x, top + 10, { ...room, align: 'right' })
  else {
    pdf.font('bold').fontSize(11).fillColor(accentOf(brand)).text(name, beside.x, top, room)
    pdf.font('regular').fontSize(9.5).fillColor(ink.quiet).text(address, room)
  }
  pdf.x = left
  pdf.y = Math.max(pdf.y, top + brandHeight)
  pdf.moveDown(1.2)
  pdf.font('bold').fontSize(22).fillColor(ink.text).text(title, { width })
  pdf.font('regular').fontSize(13).fillColor(ink.text).text(subtitle, { width, lineGap: 2 })
  pdf.moveDown(0.8)
  const y = drawLine(pdf)
  const column = width / facts.length
  let deepest = y
  facts.forEach(({ label, value }, index) => {
    const x = left + index * column
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(ink.quiet)
      .text(label, x, y + 8, { width: column - 12 })
    pdf
      .font('bold')
      .fontSize(10.5)
      .fillColor(ink.text)
      .text(value, x, pdf.y + 2, { width: column - 12 })
    deepest = Math.max(deepest, pdf.y)
  })
  pdf.x = left
  pdf.y = deepest + 10
  drawLine(pdf)
  pdf.moveDown(0.6)
}

function drawLine(pdf: Pdf): number {
  const { y } = pdf
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(ink.line).stroke()
  return y
}

function drawSection(pdf: Pdf, { label, lines }: Section, accent: string) {
  // A heading is never the last line of a page.
  if (pdf.y > bottom - 48) pdf.addPage()
  pdf.moveDown(0.7)
  pdf.font('bold').fontSize(10).fillColor(accent).text(label, left, pdf.y, { width })
  pdf.moveDown(0.2)
  for (const line of lines)
    pdf.font('regular').fontSize(11).fillColor(ink.text).text(line, left, pdf.y, { width, lineGap: 3 })
}

/** Two beside each other. */
function drawPhotos(pdf: Pdf, { label, pictures }: OrderDocument['photos'], accent: string) {
  if (pictures.length === 0) return
  const [size, height, gap] = [(width - 16) / 2, 180, 16]
  pictures.forEach((picture, index) => {
    const isLeft = index % 2 === 0
    if (isLeft) {
      if (pdf.y > bottom - height - 30) pdf.addPage()
      pdf.moveDown(0.7)
      if (index === 0) {
        pdf.font('bold').fontSize(10).fillColor(accent).text(label, left, pdf.y, { width })
        pdf.moveDown(0.4)
      }
    }
    const { y } = pdf
    pdf.image(picture, isLeft ? left : left + size + gap, y, { fit: [size, height] })
    pdf.x = left
    pdf.y = isLeft && index < pictures.length - 1 ? y : y + height + 4
  })
}

/** How to answer; without it no further page begins. */
function drawAnswer(pdf: Pdf, answer: string) {
  if (answer === '') return
  pdf.moveDown(1)
  if (pdf.y > bottom - 60) pdf.addPage()
  pdf.font('regular').fontSize(9.5).fillColor(ink.quiet).text(answer, left, pdf.y, { width, lineGap: 2 })
}

function drawPageNumbers(pdf: Pdf, { title, page }: OrderDocument) {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index)
    // Below the margin, where a text would begin a page.
    pdf.page.margins.bottom = 0
    const options = { width, lineBreak: false } as const
    pdf.font('regular').fontSize(8.5).fillColor(ink.quiet)
    pdf.text(title, left, 744, options)
    pdf.text(page(index + 1, count), left, 744, { ...options, align: 'right' })
  }
}
