import { paths } from '#paths.ts'

/** The pages of the header in their order. */
export const pages = [
  { name: 'home', path: paths.home() },
  { name: 'amenities', path: paths.amenities() },
  { name: 'services', path: paths.services() },
  { name: 'nearby', path: paths.nearby() },
  { name: 'gallery', path: paths.gallery() },
  { name: 'contact', path: paths.contact() },
] as const
export type PageName = (typeof pages)[number]['name']
