import type { FileStore } from '../files/stores/file-store.ts'
import type { Config } from '../process/config.ts'
import type { ManyBuildings } from './building-scope.ts'

/** The settings that each building has its own value of. */
const ownSettings = ['dataDir', 'mailDir', 'publicOrigin', 's3'] as const

/** The settings of the installation, with those of the current building. Reading one of these without a building throws. */
export function configOfCurrent(config: Config, scope: ManyBuildings): Config {
  const facade = { ...config }
  for (const name of ownSettings)
    Object.defineProperty(facade, name, { get: () => scope.current().config[name], enumerable: true })
  return facade
}

/** The files of the current building. */
export function filesOfCurrent(scope: ManyBuildings): FileStore {
  const current = () => scope.current().fileStore
  return {
    write: (...file) => current().write(...file),
    open: (...file) => current().open(...file),
    copyTo: (...file) => current().copyTo(...file),
    list: () => current().list(),
    claim: (id) => current().claim(id),
    remove: (name) => current().remove(name),
  }
}
