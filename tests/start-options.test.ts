import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startEnvironment, startOptions } from '../bench/start-options.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const optionsIn = (path: string, command: RegExp) => (command.exec(read(path))?.[0] ?? '').match(/--[a-z-]+(=\d+)?/g)

test('the container and the service start Node with the options and variables of npm start', () => {
  const options = startOptions()
  assert.ok(options.length > 0)
  assert.deepEqual(optionsIn('deploy/Dockerfile', /^CMD .*start\.js"\]$/m), options)
  assert.deepEqual(optionsIn('deploy/house.service', /^ExecStart=.*start\.js$/m), options)
  const variables = Object.entries(startEnvironment()).map(([name, value]) => `${name}=${value}`)
  assert.ok(variables.length > 0)
  for (const variable of variables) {
    assert.ok(/^ENV (.*)$/m.exec(read('deploy/Dockerfile'))?.[1]?.split(' ').includes(variable), variable)
    assert.ok(/^Environment=(.*)$/m.exec(read('deploy/house.service'))?.[1]?.split(' ').includes(variable), variable)
  }
})
