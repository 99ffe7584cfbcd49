import { recordedEvents } from '@pinline/chassis/event-store/commit'
import { type RecordedEvent, serviceName } from '@pinline/events/event'
import mongoose from 'mongoose'
import { z } from 'zod'

/** Context of a check: the servers, and the prefix of one installation's databases and topics. */
export interface TestEnvironment {
  readonly client: mongoose.mongo.MongoClient
  readonly brokers: string
  readonly prefix: string
}

export const services = serviceName.options
export type Service = (typeof services)[number]

/** One commit as stored in MongoDB. */
export const readCommit = z.object({
  _id: z.instanceof(mongoose.mongo.ObjectId),
  streamType: z.string(),
  streamId: z.string(),
  version: z.int(),
  events: z.array(z.object({ type: z.string(), data: z.unknown() })),
  actor: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('visitor') }),
    z.object({ kind: z.literal('buyer'), id: z.string() }),
    z.object({ kind: z.literal('staff'), id: z.string() }),
    z.object({ kind: z.literal('service'), id: z.string() }),
  ]),
  correlationId: z.string(),
  causationId: z.string(),
  command: z.string().exactOptional(),
  requests: z.array(z.object({ id: z.string(), hash: z.string() })).optional(),
  committedAt: z.date(),
  unpublished: z.literal(true).optional(),
})
export type ReadCommit = z.infer<typeof readCommit>

/** All commits as stored in MongoDB, per service in the order of streams and versions. */
export type Commits = Readonly<Record<Service, readonly ReadCommit[]>>

export const databaseOf = ({ client, prefix }: TestEnvironment, service: Service): mongoose.mongo.Db =>
  client.db(`${prefix}${service}`)

export const readCommits = async (environment: TestEnvironment): Promise<Commits> => {
  const read = async (service: Service) =>
    z.array(readCommit).parse(
      await databaseOf(environment, service)
        .collection('commits', { readConcern: { level: 'majority' } })
        .find({}, { projection: { 'requests.reply': 0 } })
        .sort({ streamId: 1, version: 1 })
        .toArray(),
    )
  const [order, catalogue, account, notification] = await Promise.all([
    read('order'),
    read('catalogue'),
    read('account'),
    read('notification'),
  ])
  return { order, catalogue, account, notification }
}

/** The events of one service in the order of streams and sequences. */
export const eventsOf = (commits: Commits, service: Service): RecordedEvent[] =>
  commits[service].flatMap(({ _id, requests, unpublished, ...rest }) => recordedEvents(service, { _id, ...rest }))

/** The streams of one type with their events in order. */
export const streamsOf = (commits: Commits, service: Service, streamType: string): Map<string, RecordedEvent[]> =>
  Map.groupBy(
    eventsOf(commits, service).filter((event) => event.streamType === streamType),
    ({ streamId }) => streamId,
  )

/** Streams whose events are not numbered 1…n, and requests with two commits. */
export const checkCommits = (commits: Commits): string[] =>
  services.flatMap((service) => {
    const streams = Map.groupBy(eventsOf(commits, service), ({ streamId }) => streamId)
    const broken = [...streams].flatMap(([streamId, events]) =>
      events.every(({ sequence }, index) => sequence === index + 1)
        ? []
        : [`${service}: stream ${streamId} is numbered ${events.map(({ sequence }) => sequence).join(' ')}`],
    )
    const requests = commits[service].flatMap((one) => one.requests ?? []).map(({ id }) => id)
    const twice = requests.length - new Set(requests).size
    return twice === 0 ? broken : [...broken, `${service}: ${twice} requests had more than one effect`]
  })
