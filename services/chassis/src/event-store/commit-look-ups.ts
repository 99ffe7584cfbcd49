import type mongoose from 'mongoose'
import { batchLoader } from '../batch-loader.ts'
import type { Commit } from './commit.ts'

type LookUp =
  | { readonly of: 'stream'; readonly streamId: string; readonly afterVersion: number }
  | { readonly of: 'request'; readonly id: string }

const maxLookUps = 50

/**
 * Majority reads: a commit that only the primary has may be lost with it, and a decision based on it would leave a gap.
 * A duplicate key is reported only after the other commit has its majority, so that a read finds it.
 */
const byMajority = { readConcern: { level: 'majority' } } as const

const filterOf = (lookUp: LookUp): mongoose.mongo.Filter<Commit> =>
  lookUp.of === 'stream'
    ? { streamId: lookUp.streamId, version: { $gt: lookUp.afterVersion } }
    : { 'requests.id': lookUp.id }

const matches = (lookUp: LookUp, { streamId, version, requests = [] }: Commit): boolean =>
  lookUp.of === 'stream'
    ? streamId === lookUp.streamId && version > lookUp.afterVersion
    : requests.some(({ id }) => id === lookUp.id)

/**
 * Looks up streams and requests among the commits: those of one turn of the event loop by one query, such as a
 * command's own stream and its request id.
 */
export class CommitLookUps {
  readonly #look: (lookUp: LookUp) => Promise<readonly Commit[]>

  constructor(commits: mongoose.mongo.Collection<Commit>) {
    this.#look = batchLoader(
      (lookUp) => (lookUp.of === 'stream' ? `${lookUp.afterVersion}@${lookUp.streamId}` : `request ${lookUp.id}`),
      async (lookUps: readonly LookUp[]) => {
        const [first, ...others] = lookUps.map(filterOf)
        const filter = first === undefined || others.length > 0 ? { $or: lookUps.map(filterOf) } : first
        const found = await commits.find(filter, byMajority).toArray()
        found.sort((a, b) => a.version - b.version)
        return lookUps.map((lookUp) => found.filter((commit) => matches(lookUp, commit)))
      },
      maxLookUps,
    )
  }

  /** Commits of a stream after a version, in order. */
  async stream(streamId: string, afterVersion: number): Promise<readonly Commit[]> {
    return await this.#look({ of: 'stream', streamId, afterVersion })
  }

  /** The commit with a request's effect. */
  async request(id: string): Promise<Commit | undefined> {
    const [commit] = await this.#look({ of: 'request', id })
    return commit
  }
}
