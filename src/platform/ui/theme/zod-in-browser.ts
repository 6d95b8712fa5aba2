/**
 * Replaces `zod` in the portals. Without this setting, zod would test for `eval`, which the content policy blocks and
 * reports. Here it is set before any schema exists, in whichever part of a portal loads zod first.
 */
import { z } from 'zod/v4'

z.config({ jitless: true })
export * from 'zod/v4'
