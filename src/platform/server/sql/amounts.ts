import { sql } from 'drizzle-orm'

/** How many of the units in which money is stored are one of the building's currency; read once in a statement. */
export const currencyScale = sql.raw('coalesce((select currency_scale from building), 100)::float8')
