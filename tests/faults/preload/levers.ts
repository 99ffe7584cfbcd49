import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Points at which a process can be killed. */
export const killPoints = [
  /** Before a commit is inserted. */
  'before-commit',
  /** It was inserted; the relay was not notified. */
  'committed',
  /** The relay has read commits and sent none of them. */
  'before-publishing',
  /** Kafka has them; their outbox marks are not removed yet. */
  'published',
  /** A view's rows are written, its offset is not. */
  'projected',
  /** A reaction took effect, its offset is not written. */
  'reacted',
  /** The gateway has a request and has not forwarded it. */
  'before-forwarding',
  /** It has forwarded the whole request and has no response. */
  'forwarded',
  /** It has the response and has forwarded none of it. */
  'answered',
] as const
export type KillPoint = (typeof killPoints)[number]

/** Levers of a fault, each in a file of its name, and the reports of the processes. */
export const levers = {
  /** Die at the n-th passing of a point. */
  kill: z.object({ id: z.string(), service: z.string(), point: z.enum(killPoints), passing: z.int().positive() }),
  died: z.object({ id: z.string(), service: z.string(), point: z.enum(killPoints), pid: z.int() }),
  /** `thrice`: each batch of the relay is sent three times. `shuffled`: in random order, part of it late. */
  delivery: z.object({ kind: z.enum(['thrice', 'shuffled']), seed: z.int() }),
  /** One event of a service is delayed by this time. */
  hold: z.object({ service: z.string(), passing: z.int().positive(), forMs: z.number() }),
  held: z.object({ id: z.string(), heldAt: z.number(), sentAt: z.number().nullable() }),
  /** A row of a view fails from now on: the n-th row that receives its second event. */
  poison: z.object({ view: z.string(), passing: z.int().positive() }),
  poisoned: z.object({ key: z.string() }),
  /** Consumers whose group contains this text take no batch. */
  throttle: z.object({ group: z.string() }),
  /** The clock of the first process of a service is off by this from its start on. */
  clock: z.object({ service: z.string(), offMs: z.number() }),
  shifted: z.object({ service: z.string(), offMs: z.number() }),
} as const
export type LeverName = keyof typeof levers
export type Lever<Name extends LeverName> = z.infer<(typeof levers)[Name]>

const fileOf = (folder: string, name: LeverName): string => join(folder, `${name}.json`)

/** The current value of a lever; undefined if it is not set. */
export const readLever = <Name extends LeverName>(folder: string, name: Name): Lever<Name> | undefined => {
  let text: string
  try {
    text = readFileSync(fileOf(folder, name), 'utf8')
  } catch {
    return undefined
  }
  return levers[name].parse(JSON.parse(text)) as Lever<Name>
}

/** Sets a lever atomically, so that no process reads half of it. */
export const setLever = <Name extends LeverName>(folder: string, name: Name, value: Lever<Name>): void => {
  const draft = `${fileOf(folder, name)}.${process.pid}`
  writeFileSync(draft, JSON.stringify(value))
  renameSync(draft, fileOf(folder, name))
}

/** Removes a lever; of several processes at once only one gets true. */
export const claimLever = (folder: string, name: LeverName): boolean => {
  try {
    renameSync(fileOf(folder, name), `${fileOf(folder, name)}.claimed`)
    return true
  } catch {
    return false
  }
}
