import { SyntaxKind } from 'typescript/unstable/ast'
import { createScanner } from 'typescript/unstable/ast/scanner'

/**
 * The identifiers of a TypeScript source with their lines. Comments and strings are excluded. Text directly inside JSX counts as
 * identifiers, which does not matter because the texts of the interface are in `messages/`.
 */
export function identifiersOf(text: string): { name: string; line: number }[] {
  const scanner = createScanner(true)
  scanner.setText(text)
  const found: { name: string; line: number }[] = []
  /** The number of open braces inside each open `${`. */
  const templates: number[] = []
  let before = SyntaxKind.Unknown
  for (let token = scanner.scan(); token !== SyntaxKind.EndOfFile; token = scanner.scan()) {
    if (isSlash(token) && !endsOperand(before)) token = scanner.reScanSlashToken()
    if (token === SyntaxKind.TemplateHead) templates.push(0)
    else if (token === SyntaxKind.OpenBraceToken && templates.length > 0) templates[templates.length - 1]! += 1
    else if (token === SyntaxKind.CloseBraceToken && templates.length > 0) {
      if (templates.at(-1) === 0) {
        token = scanner.reScanTemplateToken(false)
        if (token === SyntaxKind.TemplateTail) templates.pop()
      } else templates[templates.length - 1]! -= 1
    } else if (token === SyntaxKind.Identifier)
      found.push({ name: scanner.getTokenText(), line: lineAt(text, scanner.getTokenStart()) })
    before = token
  }
  return found
}

const isSlash = (token: SyntaxKind) => token === SyntaxKind.SlashToken || token === SyntaxKind.SlashEqualsToken

/** Whether a slash after this token is a division; otherwise it begins a regular expression. */
const endsOperand = (token: SyntaxKind) =>
  token === SyntaxKind.Identifier ||
  token === SyntaxKind.NumericLiteral ||
  token === SyntaxKind.StringLiteral ||
  token === SyntaxKind.CloseParenToken ||
  token === SyntaxKind.CloseBracketToken ||
  token === SyntaxKind.CloseBraceToken ||
  token === SyntaxKind.LessThanToken ||
  token === SyntaxKind.TemplateTail

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length
