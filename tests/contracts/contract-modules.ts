import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyCall } from '@pinline/contracts/api/call'

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const contractsFolder = join(projectFolder, 'services', 'contracts', 'src')

export interface ContractModule {
  readonly service: string
  /** The file's name without `.ts`. */
  readonly stem: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** Services with a call table; `api` has the form of a call and the calls of every service, and no table. */
export const servicesWithCalls = ['account', 'catalogue', 'gateway', 'notification', 'order'] as const

/** Every file of a service's contract, loaded. */
export const contractModules = async (service: string): Promise<readonly ContractModule[]> => {
  const folder = join(contractsFolder, service)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  )
  return await Promise.all(
    files.map(async (file) => ({
      service,
      stem: basename(file, '.ts'),
      exports: await load(join(folder, file)),
    })),
  )
}

/** Every folder of contracts. */
export const contractFolders = (): readonly string[] => readdirSync(contractsFolder).toSorted()

/** A module's exports by file, for events and contracts alike. */
export const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  await import(/* @vite-ignore */ pathToFileURL(file).href)

export const eventsFolder = join(projectFolder, 'events', 'src')

export const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'path', 'effect', 'access', 'input', 'output', 'errors'].every((key) => key in value)
