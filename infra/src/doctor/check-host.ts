import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { dirname } from 'node:path'
import { isPortFree } from '../machine/free-port.ts'
import { describeOwner, ownerOfPort } from '../machine/port-owner.ts'
import { livingSupervisor, readRecord } from '../processes/process-record.ts'
import { gatewayPort } from '../product/product-ports.ts'
import { defaultDataFolder } from '../project-folders.ts'
import type { Finding } from './finding.ts'

const gigabyte = 1024 ** 3
const minDisk = 3 * gigabyte
const minMemory = 2 * gigabyte

/** Looks at the data folder, the port, the disk and the memory. */
export const checkHost = async (): Promise<Finding[]> => [dataFolder(), await port(), disk(), memory()]

const dataFolder = (): Finding => {
  const folder = defaultDataFolder()
  try {
    accessSync(nearestExisting(folder), constants.W_OK)
  } catch {
    const remedy = 'choose another by PINLINE_DATA'
    return { name: 'data folder', level: 'fail', found: `${folder} cannot be written`, remedy }
  }
  const pid = livingSupervisor(folder)
  if (pid !== undefined) return { name: 'data folder', level: 'ok', found: `${folder}, in use by pid ${pid}` }
  if (readRecord(folder) === undefined) return { name: 'data folder', level: 'ok', found: folder }
  const found = `${folder} has processes of a start that was killed`
  return { name: 'data folder', level: 'warn', found, remedy: 'npm run stop' }
}

const port = async (): Promise<Finding> => {
  const number = gatewayPort()
  if (await isPortFree(number)) return { name: 'port', level: 'ok', found: `${number} is free` }
  const owner = await ownerOfPort(number)
  const found = `${number} is taken by ${describeOwner(owner)}`
  if (owner !== undefined && readRecord(defaultDataFolder())?.processes.some(({ pid }) => pid === owner.pid)) {
    return { name: 'port', level: 'ok', found: `${number} is Pinline's own (pid ${owner.pid})` }
  }
  return { name: 'port', level: 'fail', found, remedy: `stop it, or PORT=${number + 1} npm start` }
}

const disk = (): Finding => {
  const { bavail, bsize } = statfsSync(nearestExisting(defaultDataFolder()))
  const found = `${inGigabytes(bavail * bsize)} free`
  if (bavail * bsize >= minDisk) return { name: 'disk', level: 'ok', found }
  return { name: 'disk', level: 'warn', found, remedy: `make room: ${inGigabytes(minDisk)} are needed to begin with` }
}

const memory = (): Finding => {
  const available = availableMemory()
  const found = `${inGigabytes(available)} available`
  if (available >= minMemory) return { name: 'memory', level: 'ok', found }
  return { name: 'memory', level: 'warn', found, remedy: `${inGigabytes(minMemory)} are needed; close something` }
}

const availableMemory = (): number => {
  if (!existsSync('/proc/meminfo')) return freemem()
  const [, kilobytes] = /MemAvailable:\s+(\d+) kB/.exec(readFileSync('/proc/meminfo', 'utf8')) ?? []
  return kilobytes === undefined ? freemem() : Number(kilobytes) * 1024
}

const nearestExisting = (folder: string): string => (existsSync(folder) ? folder : nearestExisting(dirname(folder)))

const inGigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`
