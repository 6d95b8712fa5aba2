import { sql } from 'drizzle-orm'

/** The newest certificate of each vendor and title: an older one does not count any more. */
export const newestCertificates = sql`select distinct on (vendor_id, lower(title)) vendor_id, title, valid_until
  from vendor_documents where kind = 'certificate' order by vendor_id, lower(title), created_at desc, id desc`
