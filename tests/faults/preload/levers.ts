import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where a process can be made to die. */
export const killPoints = [
  /** A commit is about to be inserted. */
  'before-commit',
  /** It was inserted, and nobody was told. */
  'committed',
  /** The relay has read commits and sent none of them. */
  'before-publishing',
  /** Kafka has them, and their marks still stand. */
  'published',
  /** A view's rows are written, and the offset is not. */
  'projected',
  /** A reaction had its effect, and the offset is not written. */
  'reacted',
  /** The gateway has a request and has not passed it on. */
  'before-forwarding',
  /** It has passed the request on, whole, and has no answer. */
  'forwarded',
  /** It has the answer and has passed on nothing of it. */
  'answered',
] as const
export type KillPoint = (typeof killPoints)[number]

/** What a fault asks of the processes of a system, each in a file of its name, and what they tell in return. */
export const levers = {
  /** Die at the n-th passing of a point. */
  kill: z.object({ id: z.string(), service: z.string(), point: z.enum(killPoints), passing: z.int().positive() }),
  died: z.object({ id: z.string(), service: z.string(), point: z.enum(killPoints), pid: z.int() }),
  /** `thrice`: each batch of the relay goes three times. `shuffled`: in any order, some of it later. */
  delivery: z.object({ kind: z.enum(['thrice', 'shuffled']), seed: z.int() }),
  /** One event of a service is kept back for so long. */
  hold: z.object({ service: z.string(), passing: z.int().positive(), forMs: z.number() }),
  held: z.object({ id: z.string(), heldAt: z.number(), sentAt: z.number().nullable() }),
  /** A row of a view takes no further fact: that whose second fact is the n-th to come. */
  poison: z.object({ view: z.string(), passing: z.int().positive() }),
  poisoned: z.object({ key: z.string() }),
  /** Consumers whose group holds this text take no batch. */
  throttle: z.object({ group: z.string() }),
  /** The clock of the first process of a service is off by so much from its start on. */
  clock: z.object({ service: z.string(), offMs: z.number() }),
  shifted: z.object({ service: z.string(), offMs: z.number() }),
} as const
export type LeverName = keyof typeof levers
export type Lever<Name extends LeverName> = z.infer<(typeof levers)[Name]>

const fileOf = (folder: string, name: LeverName): string => join(folder, `${name}.json`)

/** What a lever says now; undefined where it is not set. */
export const readLever = <Name extends LeverName>(folder: string, name: Name): Lever<Name> | undefined => {
  let text: string
  try {
    text = readFileSync(fileOf(folder, name), 'utf8')
  } catch {
    return undefined
  }
  return levers[name].parse(JSON.parse(text)) as Lever<Name>
}

/** Sets a lever at once and whole, so that nobody reads half of it. */
export const setLever = <Name extends LeverName>(folder: string, name: Name, value: Lever<Name>): void => {
  const draft = `${fileOf(folder, name)}.${process.pid}`
  writeFileSync(draft, JSON.stringify(value))
  renameSync(draft, fileOf(folder, name))
}

/** Takes a lever away; of several processes at once one alone is told true. */
export const claimLever = (folder: string, name: LeverName): boolean => {
  try {
    renameSync(fileOf(folder, name), `${fileOf(folder, name)}.claimed`)
    return true
  } catch {
    return false
  }
}
