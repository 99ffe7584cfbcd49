import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeJsonFile } from '../processes/process-record.ts'

const secretNames = ['INTERNAL_TOKEN', 'TOKEN_SECRET', 'WALLET_SECRET', 'VAULT_SECRET'] as const
const secretBytes = 32

type SecretName = (typeof secretNames)[number]

const secretsSchema = z.record(z.enum(secretNames), z.string().min(32))

export type Secrets = Record<SecretName, string>

/**
 * The secrets of an installation: the internal token, and keys for tokens, wallet messages and the vault. Generated
 * once per data folder, readable by its owner only; environment variables override them.
 */
export const readSecrets = (dataFolder: string): Secrets => {
  const file = join(dataFolder, 'secrets.json')
  if (!existsSync(file)) writeJsonFile(file, generate(), 0o600)
  const stored = secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const fromEnvironment = secretNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []))
  return { ...stored, ...Object.fromEntries(fromEnvironment) }
}

const generate = (): Record<string, string> =>
  Object.fromEntries(secretNames.map((name) => [name, randomBytes(secretBytes).toString('base64url')]))
