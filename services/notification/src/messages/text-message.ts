export interface TextMessage {
  /** The effect's: providers that know it can detect repetitions. */
  readonly id: string
  /** A mobile number of the Chinese mainland, eleven digits. */
  readonly to: string
  /** The whole text, in the reader's language. */
  readonly text: string
  /** What kind of message it is, and what is filled into a text that the provider has. */
  readonly template: string
  readonly variables: Readonly<Record<string, string>>
}

/** A way for text messages to leave. `send` throws if the provider does not take one: it is tried again. */
export interface SmsTransport {
  /** Whether messages of a kind can be sent at all: some providers send approved texts only. */
  readonly carries: (template: string) => boolean
  readonly send: (message: TextMessage) => Promise<void>
}

/** Milliseconds; well within the minute that a delivery is reserved for. */
export const smsPatienceMs = 15_000
