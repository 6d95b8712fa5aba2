import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'
import { toUnpooled } from '../process/unpooled.ts'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCallback)

/** A cached page: HTML, plain and compressed, and the ETag of all. */
export type RenderedPage = { html: Buffer; packed: { br: Buffer; gzip: Buffer }; tag: string }

/** A complete answer, with its headers. */
export type ReadyPage = { headers: Record<string, number | string | string[] | undefined>; rendered: RenderedPage }

/** The pages of one building. */
export type PageCache<Data> = {
  rendered: Map<string, Promise<RenderedPage | null>>
  /** Complete answers of plain addresses: sending them again costs little more than their bytes. */
  ready: Map<string, ReadyPage>
  since: number
  /** The data read last, for what is shown while the database is away. */
  last: { data: Data } | null
}

export const emptyCache = (since: number) => ({
  rendered: new Map<string, Promise<RenderedPage | null>>(),
  ready: new Map<string, ReadyPage>(),
  since,
})

/** The page as bytes, with and without compression, and its ETag. */
export async function encodePage(text: string): Promise<RenderedPage> {
  const html = toUnpooled(Buffer.from(text))
  const packed = {
    br: toUnpooled(await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: toUnpooled(await gzip(html)),
  }
  return { html, packed, tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"` }
}
