import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { freePorts, isPortFree } from '../machine/free-port.ts'
import { describeOwner, ownerOfPort } from '../machine/port-owner.ts'
import { writeJsonFile } from '../processes/process-record.ts'

const preferredPorts = {
  mongodb: 27117,
  kafka: 9192,
  kafkaController: 9193,
  redis: 6479,
  account: 8181,
  catalogue: 8182,
  order: 8183,
  notification: 8184,
  storefront: 8185,
  storefrontMetrics: 8186,
  gatewayMetrics: 8187,
}

type InnerPort = keyof typeof preferredPorts

/** The ports of everything that Pinline starts. */
export type ProductPorts = Record<InnerPort | 'gateway', number>

const innerPorts = Object.keys(preferredPorts) as InnerPort[]
const defaultGatewayPort = 8080

/** The gateway's port, PORT or 8080, is in use. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
}

/**
 * Chooses the ports of an installation: those recorded in its data folder if they are free, else the usual ones, else
 * any; and records them.
 * @param gateway the gateway's required port
 */
export const choosePorts = async (dataFolder: string, gateway: number): Promise<ProductPorts> => {
  const saved = readPorts(dataFolder)
  const chosen = await Promise.all(innerPorts.map(async (name) => [name, await choose(name, saved[name])] as const))
  const ports = { ...preferredPorts, ...Object.fromEntries(chosen) }
  writeJsonFile(portsFileOf(dataFolder), ports)
  return { ...ports, gateway }
}

/** Free ports for a separate system, as in tests. */
export const chooseFreePorts = async (): Promise<ProductPorts> => {
  const [gateway = 0, ...free] = await freePorts(innerPorts.length + 1)
  return { ...preferredPorts, ...Object.fromEntries(innerPorts.map((name, index) => [name, free[index]])), gateway }
}

/** The recorded ports of a data folder. */
export const readPorts = (dataFolder: string): Partial<Record<InnerPort, number>> => {
  try {
    return z.partialRecord(z.enum(innerPorts), z.int()).parse(JSON.parse(readFileSync(portsFileOf(dataFolder), 'utf8')))
  } catch {
    return {}
  }
}

/** The gateway's port: PORT, or 8080. Throws PortTaken, naming the owner, when it is in use. */
export const claimGatewayPort = async (): Promise<number> => {
  const port = gatewayPort()
  if (await isPortFree(port)) return port
  const owner = describeOwner(await ownerOfPort(port))
  throw new PortTaken(`Port ${port} is taken by ${owner}.\nStop it, or choose another port: PORT=${port + 1} npm start`)
}

/** PORT as a number. Throws PortTaken when it is none. */
export const gatewayPort = (): number => {
  const text = process.env.PORT
  if (text === undefined || text === '') return defaultGatewayPort
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new PortTaken(`PORT is "${text}"; it must be a number between 1 and 65535.`)
}

const portsFileOf = (dataFolder: string): string => join(dataFolder, 'ports.json')

const choose = async (name: InnerPort, saved: number | undefined): Promise<number> => {
  for (const port of [saved, preferredPorts[name]]) {
    if (port !== undefined && (await isPortFree(port))) return port
  }
  const [any = 0] = await freePorts(1)
  return any
}
