export type Statement = { sql: string; line: number }

/** What can contain a semicolon that does not end a statement: a comment, a string, a quoted name, a dollar-quoted text. */
const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|(?<!\w)[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(?<!\w)\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|;|['"]|\/\*|[^]/g

/**
 * The statements of an SQL file, which are sent one by one: PostgreSQL plans each on its own, and Citus accepts no more
 * than one in a query. Throws for a quote or comment without an end. Comments in comments and function bodies with
 * `begin atomic` are not supported.
 */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = []
  let start = 0
  let isEmpty = true
  const end = (at: number) => {
    if (!isEmpty) statements.push(statementAt(sql, start, at))
    start = at + 1
    isEmpty = true
  }
  for (const { 0: text, index } of sql.matchAll(token)) {
    if (text === ';') end(index)
    else if (text === "'" || text === '"' || text === '/*')
      throw new Error(`line ${lineAt(sql, index)}: ${text} has no end`)
    else if (!/^(?:--|\/\*|\s)/.test(text)) isEmpty = false
  }
  end(sql.length)
  return statements
}

/** Keeps the comments before a statement, because PostgreSQL reports positions and the log shows the text as written. */
function statementAt(sql: string, start: number, end: number): Statement {
  const text = sql.slice(start, end)
  const leading = text.length - text.trimStart().length
  return { sql: text.trim(), line: lineAt(sql, start + leading) }
}

const lineAt = (sql: string, at: number) => sql.slice(0, at).split('\n').length
