import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, signedIn } from '#platform/roles.ts'
import {
  OwnCode,
  OwnPassword,
  PasswordAndCode,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSetup,
} from './second-factor.ts'

const Said = z.object({ message: z.string() })

/** The calls of the second step of signing in. */
export const secondFactor = {
  own: endpoint({
    method: 'GET',
    path: '/api/account/second-factor',
    for: signedIn,
    summary: 'Whether signing in to the own account takes a code, and how many recovery codes are left',
    reply: SecondFactor,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/begin',
    for: signedIn,
    summary: 'Begin to set up the second factor: gives the secret for the app, once',
    body: OwnPassword,
    mayRefuse: [409, 429, 503],
    reply: SecondFactorSetup,
  }),
  turnOn: endpoint({
    method: 'POST',
    path: '/api/account/second-factor',
    for: signedIn,
    summary: 'Turn the second factor on with a code of the app; gives the recovery codes, once; all other sessions end',
    body: OwnCode,
    mayRefuse: [409, 429],
    reply: RecoveryCodes,
  }),
  makeCodes: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    for: signedIn,
    summary: 'Make new recovery codes; those before stop working',
    body: PasswordAndCode,
    mayRefuse: [409, 429, 503],
    reply: RecoveryCodes,
  }),
  turnOff: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/off',
    for: signedIn,
    summary: 'Turn the second factor off; all other sessions end',
    body: PasswordAndCode,
    mayRefuse: [409, 429, 503],
    reply: Said,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/second-factor',
    for: administrators,
    summary: "Turn somebody's second factor off, whose phone is lost; all their sessions end",
    mayRefuse: [409],
    reply: Said,
  }),
}
