import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startOptions } from '../bench/start-options.ts'

const optionsIn = (path: string, command: RegExp) =>
  (command.exec(readFileSync(join(import.meta.dirname, '..', path), 'utf8'))?.[0] ?? '').match(/--[a-z-]+(=\d+)?/g)

test('the container and the service start Node with the options of npm start', () => {
  const options = startOptions()
  assert.ok(options.length > 0)
  assert.deepEqual(optionsIn('deploy/Dockerfile', /^CMD .*start\.js"\]$/m), options)
  assert.deepEqual(optionsIn('deploy/house.service', /^ExecStart=.*start\.js$/m), options)
})
