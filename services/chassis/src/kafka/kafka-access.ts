import type { SASLOptions } from 'kafkajs'
import { z } from 'zod'

/** How a client is let in by Kafka. */
export interface KafkaAccess {
  readonly ssl: boolean
  readonly sasl?: SASLOptions
}

const settings = z.object({
  /** `on`: TLS. An authority that Node does not know is in the file of NODE_EXTRA_CA_CERTS. */
  KAFKA_TLS: z.enum(['on', 'off']).default('off'),
  /** How the client says who it is. */
  KAFKA_SASL: z.enum(['none', 'plain', 'scram-sha-256', 'scram-sha-512']).default('none'),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
})

/** One option each: kafkajs does not take a mechanism of several. */
const saslOf = (
  mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512',
  account: { readonly username: string; readonly password: string },
): SASLOptions => {
  switch (mechanism) {
    case 'plain':
      return { mechanism, ...account }
    case 'scram-sha-256':
      return { mechanism, ...account }
    case 'scram-sha-512':
      return { mechanism, ...account }
    default:
      return mechanism satisfies never
  }
}

/**
 * The part of the environment that says how Kafka is reached. A password without TLS is refused outside of development:
 * `plain` sends it as it is, and SCRAM's messages can be guessed at.
 */
export const kafkaAccessConfig = z
  .looseObject({ PINLINE_MODE: z.string().optional() })
  .pipe(settings.extend({ PINLINE_MODE: z.string().optional() }))
  .transform((read, context): { readonly kafkaAccess: KafkaAccess } => {
    const { KAFKA_TLS, KAFKA_SASL, KAFKA_USERNAME: username = '', KAFKA_PASSWORD: password = '' } = read
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    const ssl = KAFKA_TLS === 'on'
    if (KAFKA_SASL === 'none') {
      if (password !== '') refuse('KAFKA_SASL', 'KAFKA_PASSWORD needs plain, scram-sha-256 or scram-sha-512')
      return { kafkaAccess: { ssl } }
    }
    if (username === '') refuse('KAFKA_USERNAME', `${KAFKA_SASL} needs it`)
    if (password === '') refuse('KAFKA_PASSWORD', `${KAFKA_SASL} needs it`)
    if (!ssl && read.PINLINE_MODE !== 'development')
      refuse('KAFKA_TLS', 'production sends a password over TLS only: on')
    return { kafkaAccess: { ssl, sasl: saslOf(KAFKA_SASL, { username, password }) } }
  })
