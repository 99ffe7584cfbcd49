import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyCall } from '@pinline/chassis/contract/call'

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export interface ContractModule {
  readonly service: string
  /** The file's name without `.ts`. */
  readonly stem: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** Services that have a table of calls; the chassis has calls that every service answers, and no table. */
export const servicesWithCalls = ['account', 'catalogue', 'gateway', 'notification', 'order'] as const

/** Every file of a service's contract, loaded. */
export const contractModules = async (service: string): Promise<readonly ContractModule[]> => {
  const folder = join(projectFolder, 'services', service, 'src', 'contract')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  return await Promise.all(
    files.map(async (file) => ({
      service,
      stem: basename(file, '.ts'),
      exports: await load(join(folder, file)),
    })),
  )
}

/** Every service that has a contract folder, as the folders tell. */
export const servicesWithContract = (): readonly string[] =>
  readdirSync(join(projectFolder, 'services'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => readdirSync(join(projectFolder, 'services', name, 'src')).includes('contract'))

/** A module's exports by file, for events and contracts alike. */
export const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  await import(/* @vite-ignore */ pathToFileURL(file).href)

export const eventsFolder = join(projectFolder, 'events', 'src')

export const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'path', 'effect', 'authority', 'input', 'output', 'errors'].every((key) => key in value)
