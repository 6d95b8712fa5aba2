import type { Language } from '../../language/registry.ts'
import { escapeHtml } from '../../text/html.ts'

/** A page with one sentence, for a browser, where no building has pages to show it in. */
export function smallPage(language: Language, text: string): string {
  const sentence = escapeHtml(text)
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${sentence}</title><p>${sentence}</p></html>`
}
