import { z } from 'zod'

/**
 * Disables the compilation of schemas: zod would first test for `eval`, which the content policy blocks and reports.
 * Imported first in the portals' entry; the build bundles it with zod, so it runs before any schema is created.
 */
z.config({ jitless: true })
