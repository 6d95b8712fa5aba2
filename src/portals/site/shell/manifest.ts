import { paths } from '#paths.ts'
import { iconPath } from '#platform/brand-mark.ts'
import type { SiteData } from './site-data.ts'

export const manifestPath = '/resident.webmanifest'
export const staffManifestPath = '/staff.webmanifest'
export const deskManifestPath = '/desk.webmanifest'
export const touchIcon = iconPath('apple-touch-180.png')
/** The portals' background in light and dark, for the browser bar of an installed page. */
export const groundColours = { light: '#fdfcfa', dark: '#151c26' } as const

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: iconPath(`${name}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The portals that can be installed on a phone or tablet, by the address of their manifest. */
export const manifests = {
  [manifestPath]: { start: paths.tenant(), nameOf: (building: string) => building },
  [staffManifestPath]: { start: paths.staff(), nameOf: (building: string) => `Staff · ${building}` },
  [deskManifestPath]: { start: paths.desk(), nameOf: (building: string) => `Front desk · ${building}` },
} as const

/** The web app manifest of a portal, with the building's name. */
export const manifest = ({ building }: SiteData, { start, nameOf }: (typeof manifests)[keyof typeof manifests]) => ({
  id: start,
  name: nameOf(building.name),
  short_name: nameOf(building.name),
  start_url: start,
  scope: '/',
  display: 'standalone',
  background_color: groundColours.light,
  theme_color: groundColours.light,
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
})
