import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { PasswordRules } from '../domain/passwords/password-rules.ts'
import { randomPassword } from './random-password.ts'

const account = z.object({ username: z.string(), password: z.string() })
const demoAccounts = z.object({ buyer: account, staff: account })
export type DemoAccounts = z.infer<typeof demoAccounts>

export const demoUsernames = { buyer: 'demo.buyer@pinline.example', staff: 'demo.staff' } as const

const read = async (file: string): Promise<DemoAccounts | undefined> => {
  try {
    return demoAccounts.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The demo logins of a data folder: generated once, kept over restarts, readable by their owner only. */
export const demoAccountsOf = async (dataFolder: string, rules: PasswordRules): Promise<DemoAccounts> => {
  const file = join(dataFolder, 'demo-accounts.json')
  const known = await read(file)
  if (known !== undefined) return known
  const made: DemoAccounts = {
    buyer: { username: demoUsernames.buyer, password: randomPassword(rules) },
    staff: { username: demoUsernames.staff, password: randomPassword(rules) },
  }
  await mkdir(dataFolder, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  await chmod(draft, 0o600)
  await rename(draft, file)
  return made
}
