type ArrivalPage = {
  title: string
  opening: string
  needsScripts: string
  backToPortfolio: string
} & ({ action: string; portfolio: string } | { problem: string; back: string })

/** A small page of a building for people who come from the portfolio: a form that sends itself, or what went wrong. */
export function arrivalPage(page: ArrivalPage): string {
  const body =
    'action' in page
      ? `<p>${page.opening}</p><form method="post" action="${page.action}" data-portfolio="${escape(page.portfolio)}"><input type="hidden" name="code"></form><noscript>${page.needsScripts}</noscript>`
      : `<p role="alert">${escape(page.problem)}</p><p><a href="${page.back}">${page.backToPortfolio}</a></p>`
  const script = 'action' in page ? '<script src="/from-portfolio.js" defer></script>' : ''
  return (
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${page.title}</title>${script}` +
    `</head><body>${body}</body></html>`
  )
}

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
