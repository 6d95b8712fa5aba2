import { paths } from '#paths.ts'
import type { SiteData } from './site-data.ts'

export const manifestPath = '/resident.webmanifest'
export const touchIcon = '/icons/apple-touch-180.png'
/** The portals' background in light and dark, for the browser bar of an installed page. */
export const groundColours = { light: '#fdfcfa', dark: '#151c26' } as const

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest of the resident portal, with the building's name. */
export const manifest = ({ building: { name } }: SiteData) => ({
  id: paths.tenant(),
  name,
  short_name: name,
  start_url: paths.tenant(),
  scope: '/',
  display: 'standalone',
  background_color: groundColours.light,
  theme_color: groundColours.light,
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
})
