import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../endpoint.ts'
import { toUnpooled } from '../process/unpooled.ts'

/** Content codings by preference: for JSON, zstd costs a quarter of brotli's time and is as small (docs/decisions/033). */
const encodings = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Bytes. A smaller reply fits one packet with its headers. */
const smallest = 1_024
/** Bytes. Up to here compressing takes a fraction of a millisecond; larger replies are compressed on other threads. */
const largestInline = 65_536
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses the replies of all routes that are added later, except those with `compress: false`. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: [...encodings, 'identity'],
    threshold: smallest,
    syncThreshold: largestInline,
    brotliOptions,
    // A compressed body could unpack to any size.
    globalDecompression: false,
  })
  // Fastify drops the body of a HEAD before the plugin sees it, and its headers would differ from those of GET.
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' && Array.isArray(route.onSend)) route.onSend.reverse()
  })
}

/**
 * Whether the reply of an endpoint may be compressed. The length of a compressed reply betrays a secret in it to those who can
 * choose other text in the same reply (BREACH). Pictures, archives and backups are compressed already, and keep their
 * length for the progress of a download.
 */
export const isCompressible = ({ hasSecret, contentType }: Endpoint): boolean =>
  !hasSecret && (contentType === undefined || contentType.startsWith('text/'))

/** The preferred one of these codings that the client accepts; `br;q=0` means that it does not. */
export function acceptedEncoding<const E extends Encoding>(request: FastifyRequest, offered: readonly E[]): E | null {
  const accepted = request.headers['accept-encoding']
  if (typeof accepted !== 'string') return null
  const names = new Set(
    accepted.split(',').flatMap((entry) => /^\s*(\w+)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.exec(entry)?.[1] ?? []),
  )
  return offered.find((encoding) => names.has(encoding)) ?? null
}

const compressors = {
  zstd: (bytes: Buffer) => promisify(zstdCompress)(bytes).then(toUnpooled),
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotliOptions).then(toUnpooled),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes).then(toUnpooled),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>

/** Bytes that are sent often: compressed once for each coding, when a client first accepts it. */
export class CompressedBytes {
  readonly plain: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()
  constructor(plain: Buffer) {
    this.plain = plain
  }

  /** The bytes in the best coding that the client accepts, and the headers that say so. */
  async select(request: FastifyRequest): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
    const vary = { vary: 'accept-encoding' }
    if (this.plain.length < smallest) return { bytes: this.plain, headers: {} }
    const encoding = acceptedEncoding(request, encodings)
    if (encoding === null) return { bytes: this.plain, headers: vary }
    let compressed = this.#compressed.get(encoding)
    if (!compressed) this.#compressed.set(encoding, (compressed = compressors[encoding](this.plain)))
    return { bytes: await compressed, headers: { ...vary, 'content-encoding': encoding } }
  }
}
