/** The text of a document: a title and paragraphs; a paragraph that starts with `# ` is a heading. */
export type Paper = { title: string; line: string; paragraphs: readonly string[] }

const page = { width: 612, height: 792, margin: 72 }
const faces = {
  title: { font: 'F2', size: 22, leading: 30, most: 44 },
  line: { font: 'F1', size: 10, leading: 26, most: 92 },
  heading: { font: 'F3', size: 12, leading: 20, most: 76 },
  text: { font: 'F1', size: 11, leading: 16, most: 84 },
} as const
type Face = keyof typeof faces

/** A small PDF of letter size, in the standard fonts; it supports only characters of Latin-1. */
export function pdfOf({ title, line, paragraphs }: Paper): Buffer {
  const pages = setPages([
    ...wrapped('title', title),
    ...wrapped('line', line),
    ...paragraphs.flatMap((text) =>
      text.startsWith('# ') ? wrapped('heading', text.slice(2)) : wrapped('text', text),
    ),
  ])
  const fonts = ['Helvetica', 'Times-Roman', 'Helvetica-Bold']
  const kids = pages.map((_, at) => `${6 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...fonts.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${7 + at * 2} 0 R
/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end, 'latin1')
}

type Row = { face: Face; text: string; last: boolean }

/** Wraps text into rows by an approximate character width. */
function wrapped(face: Face, text: string): Row[] {
  const rows: string[] = ['']
  for (const word of text.split(' ')) {
    const row = rows.at(-1) ?? ''
    if (row.length + word.length + 1 > faces[face].most) rows.push(word)
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`
  }
  return rows.map((row, at) => ({ face, text: row, last: at === rows.length - 1 }))
}

/** The content stream of each page. */
function setPages(rows: readonly Row[]): string[] {
  const pages: string[] = []
  let drawn = ''
  let y = page.height - page.margin
  for (const { face, text, last } of rows) {
    const { font, size, leading } = faces[face]
    if (y < page.margin) {
      pages.push(drawn)
      ;[drawn, y] = ['', page.height - page.margin]
    }
    drawn += `BT /${font} ${size} Tf ${page.margin} ${y} Td (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET\n`
    y -= leading + (last && face === 'text' ? 8 : 0)
  }
  return [...pages, drawn]
}
