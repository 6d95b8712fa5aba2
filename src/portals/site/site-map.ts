import { paths } from '#paths.ts'
import type { SiteData } from './site-data.ts'

/** The pages of the header, in its order. One line adds a page. */
export const pages = [
  { name: 'home', path: paths.home() },
  { name: 'amenities', path: paths.amenities() },
  { name: 'services', path: paths.services() },
  { name: 'nearby', path: paths.nearby() },
  { name: 'gallery', path: paths.gallery() },
  { name: 'contact', path: paths.contact() },
] as const
export type PageName = (typeof pages)[number]['name']

/** Home and contact work for every building; the others need words of their own. */
export const isShown = (name: string, { content }: SiteData): boolean =>
  name === 'home' || name === 'contact' || name in content

/** Home only at its own address, the others also for what lies below them. */
export const isCurrent = (page: string, path: string): boolean =>
  page === '/' ? path === '/' : path === page || path.startsWith(`${page}/`)
