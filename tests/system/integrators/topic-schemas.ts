import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'

const $ref = z.object({ $ref: z.string() })
const document = z.object({
  channels: z.record(z.string(), z.object({ address: z.string(), messages: z.record(z.string(), $ref) })),
})

interface Message {
  readonly name: string
  readonly payload: ValidateFunction
  readonly headers: ValidateFunction
}

/** What AsyncAPI says of the messages of the topics, by a validator of JSON Schema that is not the product's. */
export class TopicSchemas {
  readonly #messages = new Map<string, readonly Message[]>()

  constructor(asyncApi: unknown) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false })
    ajv.addSchema(z.record(z.string(), z.unknown()).parse(asyncApi), 'asyncapi')
    for (const [channel, { address, messages }] of Object.entries(document.parse(asyncApi).channels)) {
      if (channel === 'feed') continue
      const compiled = Object.entries(messages).map(([name, { $ref: at }]) => ({
        name,
        payload: ajv.compile({ $ref: `asyncapi${at}/payload` }),
        headers: ajv.compile({ $ref: `asyncapi${at}/headers` }),
      }))
      this.#messages.set(address, compiled)
    }
  }

  get topics(): readonly string[] {
    return [...this.#messages.keys()]
  }

  /** The messages of a topic that a value is: AsyncAPI wants exactly one. */
  matching(topic: string, value: unknown, headers: unknown): readonly string[] {
    return (this.#messages.get(topic) ?? [])
      .filter((message) => message.payload(value) && message.headers(headers))
      .map(({ name }) => name)
  }
}
