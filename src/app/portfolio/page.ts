import type { FastifyInstance } from 'fastify'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { productTabIcon } from '#platform/brand-mark.ts'
import { languageCookie, isLanguage, languageOf, languages } from '#platform/language/language.ts'
import { defaultLocale, toLocaleAttribute } from '#platform/locale/locale.ts'
import { assetsOf, type AssetManifest } from '#platform/rendering.ts'

export const portfolioScript = 'src/portals/portfolio/script/browser.tsx'
const fonts = 'src/platform/ui/theme/fonts.css'

/** Serves the page of the portfolio; its script shows the sign-in form or the buildings. */
export function portfolioPage(fastify: FastifyInstance, assets: AssetManifest) {
  const { file, styles, imports } = assetsOf(assets, portfolioScript)
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<link id="fonts" rel="stylesheet" href="${assetsOf(assets, fonts).file}" media="print">`,
    '<script src="/theme.js"></script>',
    `<link rel="icon" href="${productTabIcon}" type="image/svg+xml">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${file}"></script>`,
  ].join('')
  fastify.get('/', async (request, reply) => {
    const chosen = request.cookies[languageCookie]
    const language = isLanguage(chosen) ? chosen : languageOf(request.headers['accept-language'])
    const words = portfolioTexts[language]
    const html =
      `<!doctype html><html lang="${language}" data-locale="${toLocaleAttribute(defaultLocale)}" data-languages="${languages.join(' ')}">` +
      `<head><title>${words.title}</title>${head}</head>` +
      `<body><div id="root"></div><noscript>${words.needsScripts}</noscript></body></html>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  })
}
