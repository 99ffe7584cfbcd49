import type { PartitionPlace } from '@pinline/chassis/kafka/kafka-port'

const most = 50_000

type Place = Pick<PartitionPlace, 'partition' | 'offset'>

/**
 * Where the events that were read last are in the log, so that one that the relay has published twice is sent once: a
 * relay that is killed between publishing and marking leaves its last batch to be published again. The first one counts,
 * whoever reads it how often.
 */
export class RecentEvents {
  #places = new Map<string, Place>()
  #earlier = new Map<string, Place>()

  /** Whether the event was published before at another place. */
  isRepeated(id: string, { partition, offset }: Place): boolean {
    const known = this.#places.get(id) ?? this.#earlier.get(id)
    const isLater =
      known !== undefined && (known.partition < partition || (known.partition === partition && known.offset < offset))
    if (isLater) return true
    this.#places.set(id, { partition, offset })
    // Two halves take turns: finding the oldest of one map takes longer the more of it was deleted.
    if (this.#places.size > most / 2) {
      this.#earlier = this.#places
      this.#places = new Map()
    }
    return false
  }
}
