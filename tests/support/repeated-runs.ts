type File = { path: string; text: string }
type Line = { number: number; shape: string }

const keywords =
  /^(?:async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|finally|for|function|if|in|instanceof|interface|keyof|let|new|null|of|return|satisfies|switch|throw|true|try|type|typeof|undefined|void|while|yield|as|false)$/

/** Two places of the sources with the same lines but for names, texts and numbers. */
export type Repetition = { first: string; second: string; lines: number }

/** Every run of more than `most` lines that two places share; overlapping runs of the same pair are listed once. */
export function repeatedRuns(files: readonly File[], most: number): Repetition[] {
  const first = new Map<string, { path: string; lines: readonly Line[]; at: number }>()
  const found: Repetition[] = []
  for (const { path, text } of files) {
    const lines = linesOf(text)
    let covered = -1
    for (let at = 0; at + most < lines.length; at += 1) {
      const key = lines
        .slice(at, at + most + 1)
        .map(({ shape }) => shape)
        .join('\n')
      const other = first.get(key)
      if (!other) first.set(key, { path, lines, at })
      // In one file a run does not overlap itself, as the lines of a list do.
      else if (at > covered && !(other.path === path && at - other.at <= most)) {
        let length = most + 1
        while (
          other.lines[other.at + length] !== undefined &&
          other.lines[other.at + length]?.shape === lines[at + length]?.shape
        )
          length += 1
        covered = at + length - 1
        const place = (file: string, rows: readonly Line[], from: number) =>
          `${file}:${rows[from]?.number}-${rows[from + length - 1]?.number}`
        found.push({
          first: place(other.path, other.lines, other.at),
          second: place(path, lines, at),
          lines: length,
        })
      }
    }
  }
  return found
}

/** The lines that do something. Imports, lone punctuation, and lines that only name a value or its type are data. */
function linesOf(text: string): Line[] {
  const plain = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s;{(,])\/\/.*$/gm, '$1')
    .replace(/^(?:import|export) [^'"]*?from '[^']*'$/gm, (statement) => statement.replace(/[^\n]/g, ''))
  return plain.split('\n').flatMap((line, index) => {
    const shape = shapeOf(line)
    const isData =
      !/[a-z]/.test(shape) || /^(?:x|s|\[x\])\??:(?!.*=>).*[^({[]$/.test(shape) || /^(?:\.{3})?[xsn],$/.test(shape)
    return isData ? [] : [{ number: index + 1, shape }]
  })
}

const shapeOf = (line: string) =>
  line
    .replace(/'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`/g, ' s ')
    .replace(/[A-Za-z_$][\w$]*/g, (word) => (keywords.test(word) || word === 's' ? word : 'x'))
    .replace(/\b\d[\d_.]*\b/g, 'n')
    .replace(/\s+/g, '')
