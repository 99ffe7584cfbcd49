import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** The project's folder, with package.json, storefront, services and infra. */
export const projectFolder = resolve(import.meta.dirname, '..', '..')

/** Downloads that every data folder shares: Kafka's jars, the database's program. */
export const cacheFolder = resolve(projectFolder, process.env.PINLINE_CACHE ?? '.cache')

/** The data folder of `npm start`: PINLINE_DATA, or `.pinline/` in the project. */
export const defaultDataFolder = (): string => {
  const chosen = process.env.PINLINE_DATA
  if (chosen === undefined || chosen === '') return join(projectFolder, '.pinline')
  return resolve(projectFolder, chosen.startsWith('~/') ? join(homedir(), chosen.slice(2)) : chosen)
}
