import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

/** Runs `work` and returns the queries that all connections of this process sent meanwhile, without changes and settings. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const client = pg.Client.prototype as { query: (this: pg.Client, ...args: unknown[]) => unknown }
  const { query } = client
  const sent: Statement[] = []
  client.query = function (...args) {
    const [first, second] = args as [string | pg.QueryConfig<unknown[]>, unknown[] | undefined]
    const text = typeof first === 'string' ? first : first.text
    const values = second ?? (typeof first === 'string' ? [] : (first.values ?? []))
    // The job queue reads its own tables, at times that have nothing to do with the call.
    if (/^\s*(?:select|with)\b/i.test(text) && !/\bjobs\./.test(text)) sent.push({ text, values })
    return query.apply(this, args)
  }
  try {
    await work()
  } finally {
    client.query = query
  }
  return sent
}

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] }

/** The tables that the plan of a statement reads from end to end. */
export async function scannedTables(pool: pg.Pool, { text, values }: Statement): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values)
  const [explained] = rows[0]?.['QUERY PLAN'] ?? []
  return explained ? [...new Set(scansOf(explained.Plan))] : []
}

const scansOf = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
]
