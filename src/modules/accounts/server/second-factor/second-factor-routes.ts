import type { RouteContext } from '#platform/server/http/app-context.ts'
import type { Config } from '#platform/server/process/config.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { secondFactor } from '../../second-factor-contract.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import {
  beginSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  resetSecondFactor,
  type SecondFactorParts,
  turnOff,
  turnOn,
} from './second-factor.ts'

type SecondFactorContext = RouteContext & SecondFactorParts & { config: Pick<Config, 'limits'> }

export function secondFactorRoutes(context: SecondFactorContext) {
  const from = (address: string) => ({ address, limit: context.config.limits.login })

  registerRoute(context, secondFactor.own, async ({ db, currentUser }) => findSecondFactor(db, currentUser.id))
  registerRoute(context, secondFactor.begin, async ({ db, currentUser, body, address, now }) =>
    beginSecondFactor(db, context, currentUser, body.password, from(address), now),
  )
  registerRoute(context, secondFactor.turnOn, async ({ db, currentUser, body, address, now }) => ({
    recoveryCodes: await turnOn(db, context, currentUser, body.code, from(address), now),
  }))
  registerRoute(context, secondFactor.makeCodes, async ({ db, currentUser, body, address, now }) => ({
    recoveryCodes: await replaceRecoveryCodes(db, context, currentUser, body, from(address), now),
  }))
  registerRoute(context, secondFactor.turnOff, async ({ db, currentUser, body, address, now }) => {
    await turnOff(db, context, currentUser, body, from(address), now)
    return { message: secondFactorTexts.en.turnedOff }
  })
  registerRoute(context, secondFactor.reset, async ({ db, params, currentUser, now }) => {
    await resetSecondFactor(db, context.mail, params.id, currentUser, now)
    return { message: secondFactorTexts.en.turnedOffFor }
  })
}
