import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { identifiersOf } from './support/identifiers.ts'
import { filesUnder, repository, sourceFiles } from './support/source-files.ts'
import { baseOf, entryPoints, isDemo, isEntryPoint, isTest, order, sideOf, topOf } from './support/module-order.ts'
import { all, circles, code, localImports } from './support/import-graph.ts'

/** The limit of files directly in one folder, and of lines in one file. */
const [maxFiles, maxLines] = [25, 250] as const

const retired = new RegExp(
  `^(?:${readFileSync(join(repository, 'tests/retired-words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('|')})$`,
)

/** Files with routes outside the contracts, because the routes do not use JSON or are for machines. */
const outsideContracts: Record<string, string> = {
  'src/modules/announcements/server/one-click.ts': 'a form that mail programs send to the address of a page',
  'src/platform/server/http/register-route.ts': 'mounts the contracts',
  'src/platform/server/http/health.ts': 'health checks for operators',
  'src/platform/server/live/live-route.ts': 'a stream of events',
  'src/platform/server/pages/pages.ts': 'the public pages',
  'src/platform/server/pages/static-files.ts': 'the files of the build',
  'src/platform/server/openapi/mount-open-api.ts': 'the OpenAPI document',
  'src/app/first-run/first-run.ts': 'the page that sets up a new installation',
  'src/modules/building/server/mark-icons.ts': 'the icons of the building, which are pictures',
  'src/app/portfolio/arrival.ts': 'pages and a form on the way from the portfolio',
  'src/app/portfolio/page.ts': 'the page of the portfolio',
  'src/app/site.ts': 'robots.txt, the sitemap and the manifest',
}
const tests = [...all, ...sourceFiles('tests'), ...sourceFiles('bench')].filter(({ path }) => isTest(path))

describe('imports', () => {
  rule('every folder has its place in the order', function* () {
    for (const { path } of code) {
      const top = topOf(path)
      if (path !== 'src/paths.ts' && !order.includes(top) && !entryPoints.has(top))
        yield `${path}: "${top}" is unknown. Add it to tests/support/module-order.ts, after everything it uses.`
    }
  })

  rule('portals use modules, modules use the platform and the modules before them', function* () {
    for (const { path, target, written } of localImports()) {
      if (target === 'src/paths.ts' || path === 'src/paths.ts' || isEntryPoint(path)) continue
      const [from, to] = [topOf(path), topOf(target)]
      if (isEntryPoint(target)) yield `${path} imports ${written}: only entry points use each other.`
      else if (order.indexOf(to) > order.indexOf(from))
        yield `${path} imports ${written}, but ${to} comes after ${from}: move what needs both to ${to}${to === 'portals' ? '' : ' or to a later module'}.`
    }
  })

  rule('screens never import the server, nor the server screens', function* () {
    for (const { path, target, written } of localImports()) {
      if (isEntryPoint(path)) continue
      const [from, to] = [sideOf(path), sideOf(target)]
      if (from === 'screens' && to === 'server')
        yield `${path} imports ${written}: a screen uses the contract (call(...)) or rules.ts.`
      if (from === 'server' && to === 'screens')
        yield `${path} imports ${written}: code for both sides belongs in contract.ts, rules.ts or messages/.`
    }
  })

  rule('files outside server/ and screens/ are for both sides', function* () {
    for (const { path, imports, code: text } of code.filter(
      (file) => sideOf(file.path) === 'both' && !isEntryPoint(file.path),
    )) {
      for (const { written, file } of imports) {
        if (file !== null && sideOf(file) !== 'both')
          yield `${path} imports ${written}: both sides use this file, so it must import neither server/ nor screens/.`
        if (/^(?:node:|react|drizzle|fastify|pg$|@tanstack|@base-ui|lucide)/.test(written))
          yield `${path} imports ${written}: a root file runs in the browser and on the server; move this to server/ or screens/.`
      }
      const platformGlobal = /\b(?:window|document|localStorage|sessionStorage|navigator|process|Buffer)\.\w/.exec(text)
      if (platformGlobal)
        yield `${path} uses ${platformGlobal[0]}…: a root file must run both in the browser and in Node.`
    }
  })

  rule('only servers use the tables and store of another module, only portals its screens', function* () {
    for (const { path, target, written, names } of localImports()) {
      const [from, to] = [topOf(path), topOf(target)]
      if (isEntryPoint(path) || from === to || to === 'platform' || isEntryPoint(target)) continue
      if (target.includes('/screens/') && from !== 'portals')
        yield `${path} imports ${written}: only portals use the screens of other modules.`
      if (!target.includes('/server/')) continue
      if (target.endsWith('/routes.ts'))
        yield `${path} imports ${written}: call the store; routes belong to src/app/server.ts.`
      for (const name of names.filter((n) => /^(?:list|find|count)[A-Z]/.test(n)))
        yield `${path} imports ${name} from ${written}: another module's store is for writes; join its table instead.`
    }
  })

  rule('imports are relative inside a module, use # across modules, and have an extension', function* () {
    for (const { path, imports } of code)
      for (const { written, file } of imports) {
        if (file === null) continue
        if (!file.startsWith('src/')) continue
        const inside = topOf(path) === topOf(file)
        if (written.startsWith('#') && inside)
          yield `${path} imports ${written}: use a relative import inside ${topOf(path)}.`
        if (written.startsWith('.') && !inside)
          yield `${path} imports ${written}: use #${file.replace(/^src\/(?:modules\/)?/, '')} to import from another module.`
        if (!/\.\w+$/.test(file)) yield `${path} imports ${written}: add the file extension.`
        else if (!existsSync(join(repository, file))) yield `${path} imports ${written}, and there is no such file.`
      }
  })

  rule('imports form no circle', function* () {
    for (const circle of circles()) yield `${circle.join(' -> ')}: move the shared code to a file of its own.`
  })

  rule('paths.ts imports nothing', function* () {
    for (const { path, imports } of code.filter((file) => file.path === 'src/paths.ts'))
      for (const { written } of imports)
        yield `${path} imports ${written}: it must have no imports, so that every file can import it.`
  })

  rule('there are no index files, re-exports or default exports', function* () {
    for (const { path, code: text } of code) {
      if (/\/index\.tsx?$/.test(path) && !path.endsWith('/messages/index.ts'))
        yield `${path}: name the file after its content.`
      if (/^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^\n]*\bfrom\b/m.test(text))
        yield `${path} re-exports: import from the original file instead.`
      for (const [, name, renamed] of text.matchAll(/^export (?:type|const) (\w+) = (\w+)$/gm))
        if (new RegExp(`^import .*\\b${name} as ${renamed}\\b`, 'm').test(text))
          yield `${path} re-exports ${name} under another name: import from the original file instead.`
      if (/^\s*export\s+default\b/m.test(text) || /\bas default\b/.test(text))
        yield `${path} has a default export: use a named export.`
    }
  })
})

describe('names and sizes', () => {
  rule('a file is named after its content', function* () {
    for (const { path } of [...code, ...sourceFiles('scripts'), ...sourceFiles('bench')]) {
      const name = baseOf(path)
      if (/^(?:utils?|helpers?|commons?|misc|types?|constants?|shared|lib)$/.test(name.split('-').at(-1) ?? ''))
        yield `${path}: the name is too general; name the file after its content.`
    }
  })

  rule('a component file is in PascalCase and exports its component; other files are in kebab-case', function* () {
    for (const { path, code: text } of code) {
      const name = baseOf(path)
      const isKebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
      if (path.endsWith('.ts') && !isKebab) yield `${path}: use kebab-case for a file without a component.`
      if (path.endsWith('.tsx') && !isKebab && !/^(?:[A-Z][a-z0-9]*)+$/.test(name))
        yield `${path}: use PascalCase for a component.`
      if (
        path.endsWith('.tsx') &&
        !isKebab &&
        !new RegExp(`export (?:async )?(?:function|const) ${name}\\b`).test(text)
      )
        yield `${path} exports no ${name}: name it after its component.`
    }
  })

  rule('the standard files of a module are in their folders', function* () {
    const places: Record<string, RegExp> = {
      contract: /^src\/modules\/[\w/-]+\/contract\.ts$/,
      rules: /^src\/modules\/[\w/-]+\/rules\.ts$/,
      table: /^src\/modules\/[\w/-]+\/server\/table\.ts$/,
      store: /^src\/modules\/[\w/-]+\/server\/store\.ts$/,
      routes: /^src\/modules\/[\w/-]+\/server\/routes\.ts$/,
      queries: /^src\/(?:modules\/[\w/-]+\/screens\/(?:[\w-]+\/)?|portals\/\w+\/)queries\.ts$/,
    }
    for (const { path } of code) {
      const place = places[baseOf(path)]
      if (place && !place.test(path)) yield `${path}: this name is reserved for ${place.source}.`
    }
  })

  rule(`a file has at most ${maxLines} lines`, function* () {
    for (const { path, lines } of [...all, ...sourceFiles('tests'), ...sourceFiles('scripts'), ...sourceFiles('bench')])
      if (lines > maxLines) yield `${path} has ${lines} lines, ${maxLines} are allowed: split it by topic.`
  })
})

describe('folders', () => {
  rule(`a folder contains at most ${maxFiles} files`, function* () {
    const count = new Map<string, number>()
    for (const path of filesUnder('src', 'tests', 'scripts', 'bench')) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      count.set(folder, (count.get(folder) ?? 0) + 1)
    }
    for (const [folder, files] of count)
      if (files > maxFiles) yield `${folder} contains ${files} files: divide it by topic.`
  })
})

describe('the sources do not contain', () => {
  rule('a retired identifier', function* () {
    for (const { path, text } of [...all, ...sourceFiles('tests'), ...sourceFiles('scripts'), ...sourceFiles('bench')])
      for (const { name, line } of identifiersOf(text))
        if (retired.test(name)) yield `${path}:${line} uses ${name}, which tests/retired-words.txt excludes.`
  })

  rule('a route outside the contracts', function* () {
    for (const { path, code: text } of code) {
      const found = /\b(?:app|fastify)\s*\.(?:get|post|put|patch|delete|route|all)\(/.exec(text)
      if (found && !(path in outsideContracts))
        yield `${path} mounts a route itself (${found[0]}…): describe it in contract.ts and mount it with registerRoute().`
    }
    for (const path of Object.keys(outsideContracts))
      if (!code.some((file) => file.path === path))
        yield `${path} does not exist: remove it from the list of routes outside the contracts.`
  })

  rule('a database connection whose loss would end the program', function* () {
    for (const { path, code: text } of code) {
      for (const { 0: found, index } of text.matchAll(/\bnew (?:pg\.)?(?:Client|Pool)\(/g))
        if (!/\.on\('error'/.test(text.slice(index, index + 400)))
          yield `${path} opens a connection itself (${found}…): use createClient(), which listens for its loss.`
    }
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
      const found = /\b(?:(?<!icons\/list-)TODO|FIXME|XXX|HACK|lorem ipsum)\b/i.exec(text)
      if (found && path !== 'tests/architecture.test.ts') yield `${path} says ${found[0]}: do it or remove it.`
    }
  })

  rule('a test that does not run', function* () {
    for (const { path, code: text } of [...tests, ...sourceFiles('tests/journeys')]) {
      const found = /\b(?:it|test|describe|suite)\.(?:skip|only|todo|fixme)\b|\b(?:skip|todo|only):\s*true/.exec(text)
      if (found) yield `${path} has ${found[0]}: fix the test or remove it.`
    }
  })
})

/** A rule as a test. It lists every violation with what to do instead. */
function rule(name: string, listViolations: () => Iterable<string>) {
  it(name, () => {
    const violations = [...new Set(listViolations())]
    if (violations.length > 0) assert.fail(`\n${violations.join('\n')}\n`)
  })
}
