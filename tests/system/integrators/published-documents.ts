import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'
import type { PublicOrderEvent, ReceivedEvent } from './order-state.ts'

const message = z.object({
  id: z.string(),
  type: z.string(),
  subject: z.string(),
  sequence: z.int().positive(),
  streamtype: z.string(),
  time: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
})
const actorKind = z.enum(['visitor', 'buyer', 'staff', 'service'])
/** Feed and webhooks write it by two attributes, the topics as an object. */
const actor = z.union([
  z.object({ actorkind: actorKind, actorid: z.string().optional() }).transform((one) => ({
    kind: one.actorkind,
    id: one.actorid ?? null,
  })),
  z.object({ actor: z.object({ kind: actorKind, id: z.string().optional() }) }).transform((one) => ({
    kind: one.actor.kind,
    id: one.actor.id ?? null,
  })),
])
const asyncApi = z.object({
  channels: z.object({ order: z.object({ address: z.string(), messages: z.record(z.string(), z.unknown()) }) }),
  components: z.object({
    messages: z.record(z.string(), z.object({ name: z.string(), 'x-stream': z.string().optional() })),
  }),
})

/** What the product publishes about its events, as an integrator reads it before the first event. */
export class PublishedDocuments {
  /** Kafka topic of the orders. */
  readonly topic: string
  readonly #schemas = new Map<string, { readonly name: string; readonly validate: ValidateFunction }>()

  private constructor({ channels }: z.infer<typeof asyncApi>) {
    this.topic = channels.order.address
  }

  static async read(url: string): Promise<PublishedDocuments> {
    const json = async (path: string) => (await fetch(url + path)).json()
    const document = asyncApi.parse(await json('/api/asyncapi.json'))
    const documents = new PublishedDocuments(document)
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    for (const key of Object.keys(document.channels.order.messages)) {
      const { name, 'x-stream': stream } = document.components.messages[key] ?? {}
      if (name === undefined || stream !== 'order') continue
      const schema = z.record(z.string(), z.unknown()).parse(await json(`/api/events/schemas/${name}.json`))
      documents.#schemas.set(name, { name: key, validate: ajv.compile(schema) })
    }
    return documents
  }

  /** Types of the events of orders. */
  get types(): readonly string[] {
    return [...this.#schemas.keys()]
  }

  /**
   * An event of an order; undefined for one that is of another stream or not public. Throws where its data are not by the
   * schema that is published for its type.
   */
  eventOf(sent: unknown): ReceivedEvent | undefined {
    const { type, data, streamtype, subject: orderNo, ...attributes } = message.parse(sent)
    const known = this.#schemas.get(type)
    if (streamtype !== 'order' || known === undefined) return undefined
    if (!known.validate(data)) throw new Error(`${type} of ${orderNo}: ${JSON.stringify(known.validate.errors)}`)
    return { ...attributes, orderNo, actor: actor.parse(sent), event: { type: known.name, data } as PublicOrderEvent }
  }
}
