import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const login = z.object({ username: z.string(), password: z.string() })
type Login = z.infer<typeof login>

/** The file for the random password of the first member of staff. */
export const firstStaffFileOf = (dataFolder: string): string => join(dataFolder, 'first-staff.json')

/**
 * Leaves the login of the first member of staff to whoever starts the installation, who shows it on a terminal and
 * removes the file: a log would keep it, and is often collected elsewhere. Only the owner can read the file.
 * @returns the login of the file: another instance, or a start that was killed, may have been first
 */
export const leaveFirstStaff = async (dataFolder: string, made: Login): Promise<Login> => {
  const file = firstStaffFileOf(dataFolder)
  try {
    await writeFile(file, `${JSON.stringify(made)}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return login.parse(JSON.parse(await readFile(file, 'utf8')))
  }
}
