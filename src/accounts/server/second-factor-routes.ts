import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { secondFactor } from '../second-factor-contract.ts'
import { words } from '../second-factor-words.ts'
import { beginSecondFactor, findSecondFactor, renewCodes, resetSecondFactor, turnOff, turnOn } from './second-factor.ts'

export function secondFactorRoutes(house: House) {
  const from = (address: string) => ({ address, limit: house.config.limits.login })

  serve(house, secondFactor.own, async ({ db, visitor }) => findSecondFactor(db, visitor.id))
  serve(house, secondFactor.begin, async ({ db, visitor, body, address, now }) =>
    beginSecondFactor(db, house, visitor, body.password, from(address), now),
  )
  serve(house, secondFactor.turnOn, async ({ db, visitor, body, address, now }) => ({
    recoveryCodes: await turnOn(db, house, visitor, body.code, from(address), now),
  }))
  serve(house, secondFactor.makeCodes, async ({ db, visitor, body, address, now }) => ({
    recoveryCodes: await renewCodes(db, house, visitor, body, from(address), now),
  }))
  serve(house, secondFactor.turnOff, async ({ db, visitor, body, address, now }) => {
    await turnOff(db, house, visitor, body, from(address), now)
    return { message: words.turnedOff }
  })
  serve(house, secondFactor.reset, async ({ db, params, visitor, now }) => {
    await resetSecondFactor(db, house.mail, params.id, visitor, now)
    return { message: words.turnedOffFor }
  })
}
