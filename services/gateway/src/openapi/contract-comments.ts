import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the source of a contract says of a call, a list or an event stream. */
export interface ContractComment {
  /** The comment before it, as one paragraph of Markdown; empty if it has none. */
  readonly text: string
  /** Its folder, `<service>/<subject>`. */
  readonly folder: string
}

const contractsFolder = fileURLToPath(new URL('..', import.meta.resolve('@pinline/contracts/api/call')))

/** `export const cancelOrder = call({ name: 'cancel-order'`, with the comment before it. */
const definition =
  /(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*)?export const \w+ = (?:(?:call|adminResource)\()?\{\s*(?:\.\.\.\w+,\s*)?name: '(?<name>[a-z-]+)'/g

/**
 * The comments of the contracts, by the name of what they are about. Descriptions in the API document are these comments,
 * so that what a developer reads and what an integrator reads cannot differ, and no browser loads either.
 */
export const contractComments = (): ReadonlyMap<string, ContractComment> => {
  const files = readdirSync(contractsFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  )
  return new Map(
    files.flatMap((file) => {
      const folder = file.split(sep).slice(0, -1).join('/')
      const source = readFileSync(join(contractsFolder, file), 'utf8')
      return [...source.matchAll(definition)].flatMap(({ groups }): [string, ContractComment][] =>
        groups?.name === undefined ? [] : [[groups.name, { text: textOf(groups.comment ?? ''), folder }]],
      )
    }),
  )
}

const textOf = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    .filter((line) => line !== '')
    .join(' ')
