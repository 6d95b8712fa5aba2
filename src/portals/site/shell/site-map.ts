import type { SiteData } from './site-data.ts'

/** Home and contact exist for every building; the others need texts. */
export const isShown = (name: string, { content }: SiteData): boolean =>
  name === 'home' || name === 'contact' || name in content

/** Home is current only at its own address, the others also below theirs. */
export const isCurrent = (page: string, path: string): boolean =>
  page === '/' ? path === '/' : path === page || path.startsWith(`${page}/`)
