import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { repository, type SourceFile, sourceFiles } from './support/source-files.ts'

/** The folders of src/, lowest first: each may use itself and those before it. */
const order = [
  'platform',
  'settings',
  'building',
  'accounts',
  'photos',
  'units',
  'residents',
  'occupancy',
  'maintenance',
  'contact',
  'payments',
  'announcements',
  'calendar',
  'resources',
  'directory',
  'tower',
  'finder',
  'backup',
  'exchange',
  'outbox',
  'overview',
  'audit',
  'portals',
]
/** What lies in src/ itself and the demo building: the doors of the program, which know everyone. */
const doors = new Set(['', 'demo'])

/** Files that are longer than the law says and why that is right for now. It only ever gets shorter. */
const longer: Record<string, string> = {}

/** Routes that no contract describes, because they do not speak JSON or are asked by machines. */
const outsideContracts: Record<string, string> = {
  'src/platform/server/serve.ts': 'mounts the contracts',
  'src/platform/server/serve-read.ts': 'mounts the contracts whose answer the database writes',
  'src/platform/server/health.ts': 'asked by whoever runs the house',
  'src/platform/server/live-route.ts': 'a stream of events',
  'src/platform/server/pages.ts': 'the public pages',
  'src/platform/server/static-files.ts': 'the files of the build',
  'src/server.ts': 'the OpenAPI document',
  'src/site.ts': 'what crawlers and browsers are told about the pages',
}

const all = sourceFiles('src')
const tests = [...all, ...sourceFiles('tests'), ...sourceFiles('bench')].filter(({ path }) => isTest(path))
const code = all.filter(({ path }) => !isTest(path))

describe('imports', () => {
  rule('every folder of src/ has its place in the order', function* () {
    for (const top of new Set(code.map(({ path }) => topOf(path))))
      if (!order.includes(top) && !doors.has(top))
        yield `src/${top}/ is not known: write it into the order at the top of this test, after what it uses.`
  })

  rule('portals use nouns, nouns use the platform, and nouns only those before them', function* () {
    for (const { path, target, written } of borders()) {
      if (target === 'src/paths.ts' || path === 'src/paths.ts' || isDoor(path)) continue
      const [from, to] = [topOf(path), topOf(target)]
      if (isDoor(target)) yield `${path} imports ${written}: only the doors of the program know each other.`
      else if (order.indexOf(to) > order.indexOf(from))
        yield `${path} imports ${written}, but ${to} comes after ${from}: move what needs both to ${to}${to === 'portals' ? '' : ' or to a later noun'}.`
    }
  })

  rule('screens never import the server, nor the server screens', function* () {
    for (const { path, target, written } of borders()) {
      if (isDoor(path)) continue
      const [from, to] = [sideOf(path), sideOf(target)]
      if (from === 'screens' && to === 'server')
        yield `${path} imports ${written}: a screen asks through the contract (call(...)), or asks rules.ts.`
      if (from === 'server' && to === 'screens')
        yield `${path} imports ${written}: what both sides need belongs into contract.ts, rules.ts or words.ts.`
    }
  })

  rule('the root files of a folder are for both sides', function* () {
    for (const { path, imports, code: text } of code.filter(
      (file) => sideOf(file.path) === 'both' && !isDoor(file.path),
    )) {
      for (const { written, file } of imports) {
        if (file !== null && sideOf(file) !== 'both')
          yield `${path} imports ${written}: it is read on both sides, so it may use neither server/ nor screens/.`
        if (/^(?:node:|react|drizzle|fastify|pg$|@tanstack|@base-ui|lucide)/.test(written))
          yield `${path} imports ${written}: a root file runs in the browser and on the server; move this into server/ or screens/.`
      }
      const home = /\b(?:window|document|localStorage|sessionStorage|navigator|process|Buffer)\.\w/.exec(text)
      if (home) yield `${path} uses ${home[0]}…: a root file has neither a browser nor Node under it.`
    }
  })

  rule(
    'of another noun: contract and rules for all, tables and deeds for its server, screens for portals',
    function* () {
      for (const { path, target, written, names } of borders()) {
        const [from, to] = [topOf(path), topOf(target)]
        if (isDoor(path) || from === to || to === 'platform' || isDoor(target)) continue
        if (target.includes('/screens/') && from !== 'portals')
          yield `${path} imports ${written}: only a portal puts the screens of two nouns side by side.`
        if (!target.includes('/server/')) continue
        if (target.endsWith('/routes.ts'))
          yield `${path} imports ${written}: call the store; routes belong to src/server.ts.`
        for (const name of names.filter((n) => /^(?:list|find|count)[A-Z]/.test(n)))
          yield `${path} takes ${name} from ${written}: another noun's store is for writes; join its table instead.`
      }
    },
  )

  rule('inside a folder relatively, across folders by name, with the ending written', function* () {
    for (const { path, imports } of code)
      for (const { written, file } of imports) {
        if (file === null) continue
        if (!file.startsWith('src/')) continue
        const inside = topOf(path) === topOf(file)
        if (written.startsWith('#') && inside && topOf(path) !== '')
          yield `${path} imports ${written}: inside ${topOf(path) || 'src'} write it relatively.`
        if (written.startsWith('.') && !inside)
          yield `${path} imports ${written}: write #${file.replace('src/', '')}, so that a border is seen.`
        if (!/\.\w+$/.test(file)) yield `${path} imports ${written}: write the ending.`
        else if (!existsSync(join(repository, file))) yield `${path} imports ${written}, and there is no such file.`
      }
  })

  rule('files form no circle', function* () {
    for (const circle of circles()) yield `${circle.join(' -> ')}: take what both need into a file of its own.`
  })

  rule('paths.ts imports nothing', function* () {
    for (const { path, imports } of code.filter((file) => file.path === 'src/paths.ts'))
      for (const { written } of imports)
        yield `${path} imports ${written}: addresses stand alone, so that everybody may use them.`
  })

  rule('nothing is handed on: no index files, no re-exports, no default exports', function* () {
    for (const { path, code: text } of code) {
      if (/\/index\.tsx?$/.test(path)) yield `${path}: name the file after what it holds.`
      if (/^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^\n]*\bfrom\b/m.test(text))
        yield `${path} re-exports: let the user import from the source.`
      if (/^\s*export\s+default\b/m.test(text) || /\bas default\b/.test(text))
        yield `${path} has a default export: give it its name.`
    }
  })
})

describe('names and sizes', () => {
  rule('a file is named after what it holds', function* () {
    for (const { path } of [...code, ...sourceFiles('scripts'), ...sourceFiles('bench')]) {
      const name = baseOf(path)
      if (/^(?:utils?|helpers?|commons?|misc|types?|constants?|shared|lib)$/.test(name.split('-').at(-1) ?? ''))
        yield `${path}: that name says nothing; name it after what it holds.`
    }
  })

  rule('components are PascalCase and hold what they are called after, the rest is kebab-case', function* () {
    for (const { path, code: text } of code) {
      const name = baseOf(path)
      const isKebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
      if (path.endsWith('.ts') && !isKebab) yield `${path}: without a component in it, it is written in kebab-case.`
      if (path.endsWith('.tsx') && !isKebab && !/^(?:[A-Z][a-z0-9]*)+$/.test(name))
        yield `${path}: a component is written in PascalCase.`
      if (
        path.endsWith('.tsx') &&
        !isKebab &&
        !new RegExp(`export (?:async )?(?:function|const) ${name}\\b`).test(text)
      )
        yield `${path} exports no ${name}: name it after its component.`
    }
  })

  rule('the seven files of a noun lie where they belong', function* () {
    const places: Record<string, RegExp> = {
      contract: /^src\/\w+\/contract\.ts$/,
      rules: /^src\/\w+\/rules\.ts$/,
      words: /^src\/(?:\w+|portals\/\w+)\/words\.ts$/,
      table: /^src\/\w+\/server\/table\.ts$/,
      store: /^src\/\w+\/server\/store\.ts$/,
      routes: /^src\/\w+\/server\/routes\.ts$/,
      queries: /^src\/(?:\w+\/screens|portals\/\w+)\/queries\.ts$/,
    }
    for (const { path } of code) {
      const place = places[baseOf(path)]
      if (place && !place.test(path))
        yield `${path}: this name is kept for ${place.source.replaceAll('\\w+', '<noun>').replaceAll(/[\\^$]/g, '')}.`
    }
  })

  rule('a file past 250 lines (a test past 350) is two things', function* () {
    for (const file of [
      ...code,
      ...tests,
      ...sourceFiles('scripts'),
      ...sourceFiles('bench'),
      ...sourceFiles('tests/support'),
    ]) {
      const most = mostLines(file)
      if (file.lines > most && !(file.path in longer))
        yield `${file.path} has ${file.lines} lines, ${most} are allowed: split it by what it holds.`
    }
    for (const path of Object.keys(longer)) {
      const file = [...code, ...tests].find((f) => f.path === path)
      if (!file || file.lines <= mostLines(file))
        yield `${path} keeps the law now: take it out of the list of longer files.`
    }
  })
})

describe('what may not be found', () => {
  rule('a route outside the contracts', function* () {
    for (const { path, code: text } of code) {
      const found = /\bapp\s*\.(?:get|post|put|patch|delete|route|all)\(/.exec(text)
      if (found && !(path in outsideContracts))
        yield `${path} mounts a route itself (${found[0]}…): describe it in contract.ts and mount it with serve().`
    }
    for (const path of Object.keys(outsideContracts))
      if (!code.some((file) => file.path === path))
        yield `${path} is gone: take it out of the list of routes outside contracts.`
  })

  rule("the demo building's name in the program", function* () {
    for (const { path, text } of code) {
      const found = /vantage[\s-]?point|riverside walk|\bVPP\b/i.exec(text)
      if (found && !isDemo(path))
        yield `${path} says "${found[0]}": the name is data of the building, read it from its profile.`
    }
  })

  rule('work left for later', function* () {
    for (const { path, text } of [...all, ...tests, ...sourceFiles('scripts')]) {
      const found = /\b(?:TODO|FIXME|XXX|HACK|lorem ipsum)\b/i.exec(text)
      if (found && path !== 'tests/house-rules.test.ts') yield `${path} says ${found[0]}: do it, or leave it out.`
    }
  })

  rule('a test that does not run', function* () {
    for (const { path, code: text } of [...tests, ...sourceFiles('tests/journeys')]) {
      const found = /\b(?:it|test|describe|suite)\.(?:skip|only|todo|fixme)\b|\b(?:skip|todo|only):\s*true/.exec(text)
      if (found) yield `${path} has ${found[0]}: mend it or take it out.`
    }
  })
})

/** A law as a test: everything that breaks it is listed, with what to do instead. */
function rule(name: string, broken: () => Iterable<string>) {
  it(name, () => {
    const complaints = [...new Set(broken())]
    if (complaints.length > 0) assert.fail(`\n${complaints.join('\n')}\n`)
  })
}

function* borders() {
  for (const { path, imports } of code)
    for (const { file, written, names } of imports) if (file !== null) yield { path, target: file, written, names }
}

/** The folder of src/ a file lies in; '' for a file of src/ itself. */
function topOf(path: string): string {
  const [, top = '', below] = path.split('/')
  return below === undefined ? '' : top
}

function isDoor(path: string) {
  return doors.has(topOf(path)) && path !== 'src/paths.ts'
}

function isDemo(path: string) {
  return path.startsWith('src/demo/') || path === 'src/seed.ts' || path === 'src/examples.ts'
}

function isTest(path: string) {
  return /\.test\.tsx?$/.test(path)
}

function sideOf(path: string): 'server' | 'screens' | 'both' {
  if (path.startsWith('src/portals/') && !/\/(?:words|french)\.ts$/.test(path)) return 'screens'
  if (path.includes('/screens/')) return 'screens'
  return path.includes('/server/') ? 'server' : 'both'
}

function baseOf(path: string) {
  return (
    path
      .split('/')
      .at(-1)
      ?.replace(/(?:\.test|\.config)?\.tsx?$/, '') ?? ''
  )
}

function mostLines({ path }: SourceFile) {
  return isTest(path) ? 350 : 250
}

/** Circles among what is imported when the program runs, each from its alphabetically first file. */
function circles(): string[][] {
  const uses = new Map(
    code.map(({ path, imports }) => [path, imports.flatMap((i) => (i.file !== null && !i.typesOnly ? [i.file] : []))]),
  )
  const found = new Map<string, string[]>()
  const done = new Set<string>()
  function walk(path: string, trail: string[]) {
    const at = trail.indexOf(path)
    if (at >= 0) {
      const circle = trail.slice(at)
      found.set([...circle].sort().join(), [...circle, path])
      return
    }
    if (done.has(path)) return
    for (const next of uses.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of uses.keys()) walk(path, [])
  return [...found.values()]
}
