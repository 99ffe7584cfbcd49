import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const markerName = '.pinline-data'

/** The log files of a data folder. */
export const logFolderOf = (dataFolder: string): string => join(dataFolder, 'logs')
export const servicesFileOf = (dataFolder: string): string => join(dataFolder, 'services.json')
export const demoAccountsFileOf = (dataFolder: string): string => join(dataFolder, 'demo-accounts.json')

/**
 * Makes a folder a data folder of Pinline, which only its owner can enter. A folder with files of others keeps its mode:
 * what Pinline adds to it has its own.
 */
export const prepareDataFolder = (dataFolder: string): void => {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const entries = readdirSync(dataFolder)
  if (entries.length === 0 || entries.includes(markerName)) chmodSync(dataFolder, 0o700)
  mkdirSync(logFolderOf(dataFolder), { recursive: true })
  chmodSync(logFolderOf(dataFolder), 0o700)
  writeFileSync(join(dataFolder, markerName), 'Data of Pinline. `npm start -- --fresh` empties this folder.\n')
}

/**
 * Empties a data folder. A folder with files that Pinline did not create is refused, so that a mistyped PINLINE_DATA
 * destroys nothing.
 */
export const emptyDataFolder = (dataFolder: string): void => {
  if (!existsSync(dataFolder)) return
  const entries = readdirSync(dataFolder)
  if (entries.length === 0) return
  if (!entries.includes(markerName)) throw new ForeignFolder(dataFolder)
  for (const entry of entries) rmSync(join(dataFolder, entry), { recursive: true, force: true })
}

/** The data folder contains files that are not Pinline's. */
export class ForeignFolder extends Error {
  override readonly name = 'ForeignFolder'

  constructor(folder: string) {
    super(`${folder} was not made by Pinline and is not emptied. Choose another folder by PINLINE_DATA.`)
  }
}
