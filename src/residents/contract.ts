import { z } from 'zod'
import { spelledLike } from '#platform/spelling.ts'

export const tenantTypes = ['Owner', 'Lease Holder', 'Tenant', 'Renter'] as const
export const TenantType = z.enum(tenantTypes)
export type TenantType = z.infer<typeof TenantType>
/** As the wire may spell it: owner, tenant, lessee. */
export const TenantTypeAsSent = spelledLike(tenantTypes, { Lessee: 'Lease Holder' })
