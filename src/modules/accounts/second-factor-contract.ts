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

const StatusMessage = z.object({ message: z.string() })

/** The endpoints of the second factor. */
export const secondFactor = {
  own: endpoint({
    method: 'GET',
    path: '/api/account/second-factor',
    roles: signedIn,
    summary: 'Whether the own account has a second factor, and the number of recovery codes left',
    reply: SecondFactor,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/begin',
    roles: signedIn,
    summary: 'Begin to set up the second factor; returns the secret for the app once',
    body: OwnPassword,
    errors: [409, 429, 503],
    hasSecret: true,
    reply: SecondFactorSetup,
  }),
  turnOn: endpoint({
    method: 'POST',
    path: '/api/account/second-factor',
    roles: signedIn,
    summary:
      'Turn the second factor on with a code of the app; returns the recovery codes once and ends all other sessions',
    body: OwnCode,
    errors: [409, 429],
    hasSecret: true,
    reply: RecoveryCodes,
  }),
  makeCodes: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    roles: signedIn,
    summary: 'Create new recovery codes, which replace the former ones',
    body: PasswordAndCode,
    errors: [409, 429, 503],
    hasSecret: true,
    reply: RecoveryCodes,
  }),
  turnOff: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/off',
    roles: signedIn,
    summary: 'Turn the second factor off; all other sessions end',
    body: PasswordAndCode,
    errors: [409, 429, 503],
    reply: StatusMessage,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/second-factor',
    roles: administrators,
    summary: 'Turn off the second factor of a person who lost the phone; all their sessions end',
    errors: [409],
    reply: StatusMessage,
  }),
}
