import { createHash } from 'node:crypto'
import type { InlineAssets } from '../../rendering.ts'

/** A content policy that also allows these scripts and this style, and no other that a page contains. */
export function withInline(policy: string, { theme, firstCalls, style }: InlineAssets): string {
  const scripts = [theme, firstCalls].map(hashOf).join(' ')
  return policy
    .replace("script-src 'self'", `script-src 'self' ${scripts}`)
    .replace("style-src 'self'", `style-src 'self' ${hashOf(style)}`)
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
