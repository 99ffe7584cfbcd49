import type { AnyEvent } from '@pinline/events/event'
import type { Decider } from '../domain/decider.ts'
import { parseKnown } from '../known-events.ts'
import type { Loaded } from '../state-cache.ts'
import { unpacked } from './archived-commits.ts'
import type { CommandPlatform } from './handle-command.ts'

/** So many events are folded at most for a state of the past, once its milestone is stored. */
export const eventsPerMilestone = 5000

/**
 * The state of a stream as it was after its first `version` events, from the nearest milestone before. Milestones are
 * stored on the way: the first call for an old stream folds all of it up to the version, later ones a few thousand
 * events. Only deciders with a snapshot policy have milestones; of others all events are folded.
 * @throws if the stream has fewer events, or was archived meanwhile
 */
export const loadStreamAt = async <State, Command, Event extends AnyEvent>(
  { store }: CommandPlatform,
  decider: Decider<State, Command, Event>,
  streamId: string,
  version: number,
): Promise<Loaded<State>> => {
  let loaded = (await store.snapshots.milestone(decider, streamId, version)) ?? { state: decider.initial, version: 0 }
  const holding = await store.commits.findOne(
    { streamId, version: { $lte: loaded.version + 1 } },
    { sort: { version: -1 }, projection: { version: 1 } },
  )
  const between = { $gte: holding?.version ?? 1, $lte: version }
  const commits = store.commits.find({ streamId, version: between }).sort({ version: 1 })
  for await (const commit of unpacked(commits))
    for (const [place, event] of commit.events.entries()) {
      const sequence = commit.version + place
      if (sequence !== loaded.version + 1 || sequence > version) continue
      loaded = { state: decider.evolve(loaded.state, parseKnown(decider.eventSchema, event)), version: sequence }
      if (sequence % eventsPerMilestone === 0) await store.snapshots.saveMilestone(decider, streamId, loaded)
    }
  if (loaded.version !== version) throw new Error(`stream ${streamId} was not read up to ${version}`)
  return loaded
}
