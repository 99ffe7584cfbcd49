import { hash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MissingComponent } from '../machine/missing-component.ts'

/**
 * Compares the files of a folder with their SHA-256, in hex.
 * @returns the names of files that differ, are missing, or have no recorded hash
 */
export const filesThatDiffer = async (folder: string, hashes: ReadonlyMap<string, string>): Promise<string[]> => {
  const present = readdirSync(folder)
  const wrong = [...hashes.keys()].filter((name) => !present.includes(name))
  for (const name of present) {
    if (hashes.get(name) !== (await sha256Of(join(folder, name)))) wrong.push(name)
  }
  return wrong.sort()
}

/** The SHA-256 of a file, in hex. */
export const sha256Of = async (file: string): Promise<string> => hash('sha256', await readFile(file))

/** The downloaded files of a server are not those whose hashes are recorded, so that nothing may run them. */
export const notAsRecorded = (component: string, folder: string, files: readonly string[]): MissingComponent =>
  new MissingComponent(
    component,
    [`${folder}, whose files do not have the recorded hashes: ${files.join(', ')}`],
    `remove ${folder} and repeat; if it happens again, do not run what was downloaded`,
  )
