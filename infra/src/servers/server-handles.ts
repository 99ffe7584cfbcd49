/** Source of a server. */
export type Provision = 'environment' | 'containers' | 'native'

export type MongodbHandle = { url: string; provision: Provision }
export type KafkaHandle = { brokers: string; provision: Provision }
export type RedisHandle = { url: string; provision: Provision }

/** The three servers that Pinline needs, ready to use. */
export type ServerHandles = { mongodb: MongodbHandle; kafka: KafkaHandle; redis: RedisHandle }

/** The ports of 127.0.0.1 that servers started by Pinline listen on. */
export type ServerPorts = { mongodb: number; kafka: number; kafkaController: number; redis: number }

/** Servers stop after everything that uses them. */
export const serverTier = 0
