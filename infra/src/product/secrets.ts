import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeJsonFile } from '../processes/process-record.ts'

const serviceSecrets = ['INTERNAL_TOKEN', 'TOKEN_SECRET', 'WALLET_SECRET', 'VAULT_SECRET'] as const
const serverSecrets = ['MONGODB_PASSWORD', 'MONGODB_KEY', 'REDIS_PASSWORD'] as const
const formerSecret = 'VAULT_SECRET_PREVIOUS'
const secretBytes = 32

export type Secrets = Record<(typeof serviceSecrets)[number], string> & {
  /** The vault's former secret, while it is being changed. */
  readonly VAULT_SECRET_PREVIOUS?: string | undefined
}
/** The passwords of the servers that Pinline starts, and the key by which MongoDB's members know each other. */
export type ServerSecrets = Record<(typeof serverSecrets)[number], string>

const secretsSchema = z.record(z.string(), z.string().min(32))

const fileOf = (dataFolder: string): string => join(dataFolder, 'secrets.json')

const inFile = (dataFolder: string): Readonly<Record<string, string>> => {
  const file = fileOf(dataFolder)
  return existsSync(file) ? secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/**
 * Secrets of a data folder, each generated once. The file is readable by its owner only.
 * @param names those that are needed; a folder of an earlier version lacks some
 */
const readStored = <Name extends string>(dataFolder: string, names: readonly Name[]): Record<Name, string> => {
  const stored = inFile(dataFolder)
  const known = (name: Name): string => stored[name] ?? randomBytes(secretBytes).toString('base64url')
  const wanted = Object.fromEntries(names.map((name) => [name, known(name)])) as Record<Name, string>
  if (names.some((name) => stored[name] === undefined)) writeJsonFile(fileOf(dataFolder), { ...stored, ...wanted })
  return wanted
}

/**
 * The secrets of an installation: the internal token, and keys for tokens, wallet messages and the vault. Environment
 * variables override those of the data folder.
 */
export const readSecrets = (dataFolder: string): Secrets => {
  const fromEnvironment = [...serviceSecrets, formerSecret].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]] as const] : [],
  )
  const former = inFile(dataFolder)[formerSecret]
  return {
    ...readStored(dataFolder, serviceSecrets),
    ...(former === undefined ? {} : { [formerSecret]: former }),
    ...Object.fromEntries(fromEnvironment),
  }
}

export const readServerSecrets = (dataFolder: string): ServerSecrets => readStored(dataFolder, serverSecrets)
