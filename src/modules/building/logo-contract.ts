import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { largestLogo } from './choices.ts'

/** An uploaded logo, whether or not the building shows it. */
export const Logo = z.object({
  name: z.string(),
  /** Its address for pages. */
  file: z.string(),
  width: z.int(),
  height: z.int(),
  /** Whether most of it stands out from the ground of a theme. */
  isLegibleOnLight: z.boolean(),
  isLegibleOnDark: z.boolean(),
})
export type Logo = z.infer<typeof Logo>

export const buildingLogos = {
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/settings/logos',
    roles: administrators,
    summary: 'Upload a logo: PNG, JPEG, WebP, AVIF or SVG. The profile of the building chooses one by name',
    bodyType: 'picture',
    bodyLimit: largestLogo,
    status: 201,
    reply: Logo,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/logos/:name',
    roles: 'anyone',
    summary: 'A logo in the size of the headers of pages; its content never changes',
    contentType: 'image/webp',
    etag: true,
    background: true,
    reply: z.never(),
  }),
}
